// SPDX-License-Identifier: Apache-2.0
#include "wasm/page_log.h"

#include <algorithm>

#include "server/common/secrets.h"

namespace hadal::page {

using log::Entry;

namespace {

std::string seal_of(const std::string& stream, const Entry& entry) {
  return house::hash_token(stream + '\n' + std::to_string(entry.number) + '\n' +
                           std::to_string(entry.at) + '\n' + entry.text);
}

}  // namespace

std::string sealed(const std::string& stream, const Entry& entry) {
  return seal_of(stream, entry) + ' ' + entry.text;
}

Entry unsealed(const std::string& stream, Entry kept) {
  const std::size_t end = std::min(kept.text.find(' '), kept.text.size());
  const std::string seal = kept.text.substr(0, end);
  kept.text.erase(0, end + 1);
  if (seal != seal_of(stream, kept)) return {kept.number, 0, {}, false};
  return kept;
}

void PageLog::restore(const std::string& stream, const Entry& entry) {
  std::vector<Entry>& entries = streams_[stream];
  while (entries.size() < entry.number) entries.push_back({entries.size() + 1, 0, {}, false});
  entries[static_cast<std::size_t>(entry.number - 1)] = entry;
  if (entry.is_sound) note(stream, entry);
}

// What the entry makes findable.
void PageLog::note(const std::string& stream, const Entry& entry) {
  const log::Index index = make_index_(stream, entry.text);
  for (const std::string& player : index.players) {
    std::vector<std::string>& streams = members_[player];
    if (std::find(streams.begin(), streams.end(), stream) == streams.end())
      streams.push_back(stream);
  }
  for (const std::string& closed : index.closes) closed_[closed] = entry.number;
}

void PageLog::write(Writing writing, Done done) {
  writing.ticket = ++tickets_;
  const Writing& kept =
      pending_.emplace(writing.ticket, Pending{std::move(writing), std::move(done)})
          .first->second.writing;
  write_(kept);
}

void PageLog::append(log::Append what, Done done) {
  const std::uint64_t last = streams_[what.stream].size();
  if (last != what.expected)
    return done({log::Status::conflict, last, "somebody else has written"});
  Writing writing{0, what.stream, {}, false};
  std::uint64_t number = last;
  for (std::string& text : what.texts) writing.entries.push_back({++number, what.at, text});
  write(std::move(writing), std::move(done));
}

void PageLog::written(std::uint32_t ticket, log::Status status) {
  const auto found = pending_.find(ticket);
  if (found == pending_.end()) return;
  const Pending pending = std::move(found->second);
  pending_.erase(found);
  const std::string& stream = pending.writing.stream;
  if (status == log::Status::committed)
    for (const Entry& entry : pending.writing.entries) restore(stream, entry);
  pending.done({status, streams_[stream].size(), {}});
}

void PageLog::read(std::string_view stream, std::uint64_t from,
                   const std::function<void(const Entry&)>& take) {
  const auto found = streams_.find(stream);
  if (found == streams_.end()) return;
  for (const Entry& entry : found->second)
    if (entry.number >= from) take(entry);
}

std::optional<Entry> PageLog::entry(std::string_view stream, std::uint64_t number) {
  const auto found = streams_.find(stream);
  if (found == streams_.end() || number == 0 || number > found->second.size()) return std::nullopt;
  return found->second[static_cast<std::size_t>(number - 1)];
}

// By the time of their first entry.
std::vector<std::string> PageLog::open_streams() {
  std::vector<std::pair<std::int64_t, std::string>> found;
  for (const auto& [name, entries] : streams_)
    if (!entries.empty() && !closed_.contains(name)) found.emplace_back(entries.front().at, name);
  std::sort(found.begin(), found.end());
  std::vector<std::string> names;
  for (auto& [at, name] : found) names.push_back(std::move(name));
  return names;
}

std::vector<std::string> PageLog::streams_of(std::string_view player) {
  const auto found = members_.find(player);
  return found == members_.end() ? std::vector<std::string>() : found->second;
}

std::optional<std::uint64_t> PageLog::closed_by(std::string_view stream) {
  const auto found = closed_.find(stream);
  if (found == closed_.end()) return std::nullopt;
  return found->second;
}

std::vector<std::uint64_t> PageLog::closers_of(std::string_view player, std::size_t most) {
  std::vector<std::uint64_t> found;
  for (const std::string& stream : streams_of(player))
    if (const auto number = closed_by(stream)) found.push_back(*number);
  std::sort(found.rbegin(), found.rend());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  if (found.size() > most) found.resize(most);
  return found;
}

std::optional<log::Summary> PageLog::summary(const std::string& name) {
  const auto found = summaries_.find(name);
  if (found == summaries_.end()) return std::nullopt;
  return found->second;
}

void PageLog::keep(const std::string& name, log::Summary summary) {
  summaries_[name] = std::move(summary);
}

void PageLog::replace(const std::string& stream, Texts texts, Done done) {
  Writing writing{0, stream, {}, true};
  for (auto& [number, text] : texts)
    if (std::optional<Entry> old = entry(stream, number)) {
      old->text = std::move(text);
      writing.entries.push_back(std::move(*old));
    }
  if (writing.entries.empty()) return done({log::Status::committed, streams_[stream].size(), {}});
  write(std::move(writing), std::move(done));
}

void PageLog::probe(std::function<void(const std::string& why)> done) { done({}); }

}  // namespace hadal::page
