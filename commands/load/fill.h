// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>

namespace hadal::cli {

inline constexpr std::size_t kTablesOfOne = 50;  // a house lets nobody have more than a hundred

// Fills a data folder with running tables, each some random moves into its game, exactly as a
// server would have written them. For measuring a restart.
void fill_folder(const std::string& folder, const std::string& game, std::size_t tables,
                 std::size_t moves);

// The same with finished tables, which their players have given up after so many moves.
void fill_finished(const std::string& folder, const std::string& game, std::size_t tables,
                   std::size_t moves);

}  // namespace hadal::cli
