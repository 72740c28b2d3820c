// SPDX-License-Identifier: Apache-2.0
// What was said at a table, and by whom.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/common/events.h"

namespace hadal::house {

class Talk {
 public:
  void add(const Spoken& e, std::optional<Player> seat, std::int64_t at) {
    protocol::ChatLine line;
    if (seat) line.seat = name(*seat);
    line.text = e.text;
    line.phrase = e.phrase;
    line.about = e.about;
    line.at = at;
    lines_.push_back(std::move(line));
    lines_.back().line = static_cast<std::int64_t>(lines_.size());
    speakers_.push_back(e.person);
    ++count_[e.person];
    if (e.request) said_.emplace(e.person, *e.request);
  }

  void forget_words_of(const std::string& person) {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (speakers_[i] != person) continue;
      lines_[i].text = "";
      lines_[i].phrase.reset();
      lines_[i].about.reset();
    }
  }

  // Without names, because the speakers' current names are used.
  const std::vector<protocol::ChatLine>& lines() const { return lines_; }
  const std::string& speaker(std::size_t line) const { return speakers_[line]; }
  std::size_t size() const { return lines_.size(); }
  // How many were said until that time.
  std::size_t before(std::int64_t time) const {
    const auto later = std::find_if(lines_.rbegin(), lines_.rend(),
                                    [&](const auto& line) { return line.at <= time; });
    return static_cast<std::size_t>(lines_.rend() - later);
  }
  std::size_t lines_of(const std::string& person) const {
    const auto found = count_.find(person);
    return found == count_.end() ? 0 : found->second;
  }
  bool was_said(const std::string& person, const std::string& request) const {
    return said_.contains({person, request});
  }

 private:
  std::vector<protocol::ChatLine> lines_;
  std::vector<std::string> speakers_;
  std::map<std::string, std::size_t> count_;            // of lines, by speaker
  std::set<std::pair<std::string, std::string>> said_;  // person and request
};

}  // namespace hadal::house
