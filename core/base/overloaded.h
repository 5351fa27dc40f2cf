// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Several lambdas as one visitor: `std::visit(Overloaded{[](A) {…}, [](B) {…}}, variant)`.
template <class... Functions> struct Overloaded : Functions... {
    using Functions::operator()...;
};
// clang 14 does not deduce aggregates by itself.
template <class... Functions> Overloaded(Functions...) -> Overloaded<Functions...>;
