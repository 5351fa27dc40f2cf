# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Parts of the commands `make`, `check`, `results` and `similar`."""
