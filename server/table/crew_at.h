// SPDX-License-Identifier: Apache-2.0
// The bots at a table are called like people of the crew, for every client alike.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "words/crew.h"

namespace hadal::house {

// Names the bots among `seats`, all seats of a table as a message has them; `chosen` has for each
// the name that its host chose.
template <typename Seat>
void name_crew(std::vector<Seat>& seats, const std::vector<std::optional<std::string>>& chosen) {
  std::vector<std::string> levels;
  std::vector<std::string> people;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const bool is_bot = seats[i].person && seats[i].person->bot;
    levels.push_back(is_bot ? seats[i].level.value_or("") : "");
    names.push_back(is_bot ? chosen[i].value_or("") : "");
    if (seats[i].person && !is_bot) people.push_back(seats[i].person->name);
  }
  names = words::crew_names(levels, people, names);
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (!names[i].empty()) seats[i].person->name = names[i];
}

}  // namespace hadal::house
