// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <type_traits>
#include <utility>
#include <variant>

/// Marks a value as the error of a Result: `return Unexpected{Fault{…}};`
template <class E> struct Unexpected {
    E value;
};
template <class E> Unexpected(E) -> Unexpected<E>;

/// A value or the reason why there is none. Member names are those of std::expected,
/// which neither compiler of Debian 12 has, so that an alias can replace it later.
template <class T, class E> class Result {
public:
    using value_type = T;
    using error_type = E;

    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) { }
    Result(Unexpected<E> error) : m_state(std::in_place_index<1>, std::move(error.value)) { }

    bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    /// The value; only when has_value().
    const T& value() const& { return *std::get_if<0>(&m_state); }
    T& value() & { return *std::get_if<0>(&m_state); }
    T&& value() && { return std::move(*std::get_if<0>(&m_state)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// The error; only when not has_value().
    const E& error() const { return *std::get_if<1>(&m_state); }

    T value_or(T other) const { return has_value() ? value() : std::move(other); }

private:
    std::variant<T, E> m_state;
};

/// Success without a value, or the reason for the failure.
template <class E> class Result<void, E> {
public:
    Result() = default;
    Result(Unexpected<E> error) : m_failed(true), m_error(std::move(error.value)) { }

    bool has_value() const { return !m_failed; }
    explicit operator bool() const { return has_value(); }
    const E& error() const { return m_error; }

private:
    bool m_failed = false;
    E m_error{};
};
