// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/filedrop.h"

#include <QMimeData>
#include <QUrl>

namespace ui {

std::optional<QString> fileIn(const QMimeData* data)
{
    if (data == nullptr)
        return std::nullopt;
    const auto urls = data->urls();
    for (const auto& url : urls) {
        if (url.isLocalFile())
            return url.toLocalFile();
    }
    return std::nullopt;
}

} // namespace ui
