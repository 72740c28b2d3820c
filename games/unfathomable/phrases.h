// SPDX-License-Identifier: Apache-2.0
// What can be said at a table of Unfathomable beside what can be said at any; catalogue
// `say.PHRASE`.
#pragma once

#include <array>
#include <string_view>

namespace hadal::unfathomable::phrase {

inline constexpr std::string_view kHello = "hello";  // at any table
inline constexpr std::string_view kHuman = "i_am_human";
inline constexpr std::string_view kCanHelp = "i_can_help";
inline constexpr std::string_view kCannotHelp = "i_cannot_help";
// About somebody.
inline constexpr std::string_view kSuspect = "i_suspect";
inline constexpr std::string_view kTrust = "i_trust";
inline constexpr std::string_view kBrig = "to_the_brig";

inline constexpr std::array kClaims{kHuman,
                                    kCanHelp,
                                    kCannotHelp,
                                    std::string_view("strong_influence"),
                                    std::string_view("strong_lore"),
                                    std::string_view("strong_observation"),
                                    std::string_view("strong_strength"),
                                    std::string_view("strong_will")};
inline constexpr std::array kOpinions{kSuspect, kTrust, kBrig};

constexpr bool accuses(std::string_view phrase) { return phrase == kSuspect || phrase == kBrig; }

}  // namespace hadal::unfathomable::phrase
