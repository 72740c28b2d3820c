// SPDX-License-Identifier: Apache-2.0
#include "server/people/people.h"

#include <algorithm>

#include "server/common/refusal.h"
#include "server/common/secrets.h"
#include "server/protocol/limits.h"

namespace hadal::house {
namespace {

constexpr std::size_t kShortestPassword = 8;  // bytes
constexpr std::size_t kSessionName = 12;      // characters of the hash of its token
constexpr std::string_view kBotPrefix = "bot:";

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  }));
}

// The code point that begins at `at` of valid UTF-8.
char32_t code_point(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t more = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
  char32_t code = more == 0 ? lead : lead & (0x3f >> more);
  for (std::size_t i = 1; i <= more && at + i < text.size(); ++i)
    code = code << 6 | (static_cast<unsigned char>(text[at + i]) & 0x3f);
  return code;
}

struct Range {
  char32_t first;
  char32_t last;
};

// Control characters, spaces other than the plain one, invisible letters and marks, and marks that
// change the writing direction: with them one name could look like another, or like none.
constexpr Range kInvisible[] = {
    {0x00, 0x1f},     {0x7f, 0xa0},     {0xad, 0xad},     {0x34f, 0x34f},   {0x61c, 0x61c},
    {0x115f, 0x1160}, {0x1680, 0x1680}, {0x17b4, 0x17b5}, {0x180b, 0x180f}, {0x2000, 0x200f},
    {0x2028, 0x202f}, {0x205f, 0x206f}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0x3164, 0x3164},
    {0xfe00, 0xfe0e}, {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xfffb}, {0xe0000, 0xe0fff},
};
constexpr char32_t kPicture = 0xfe0f;  // after an emoji, where many keyboards write it
constexpr char32_t kFirstSign = 0x203c;

}  // namespace

bool is_visible(std::string_view text) {
  char32_t before = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xc0) == 0x80) continue;
    const char32_t code = code_point(text, i);
    const bool is_hidden = std::any_of(
        std::begin(kInvisible), std::end(kInvisible),
        [code](const Range& range) { return code >= range.first && code <= range.last; });
    if (is_hidden || (code == kPicture && (before < kFirstSign || before == kPicture)))
      return false;
    before = code;
  }
  return true;
}

std::string folded(std::string_view name) {
  std::string lower(name);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return lower;
}

std::string checked_name(std::string_view name) {
  while (!name.empty() && name.front() == ' ') name.remove_prefix(1);
  while (!name.empty() && name.back() == ' ') name.remove_suffix(1);
  if (name.empty() || !is_visible(name) || characters(name) > protocol::kLongestName)
    throw Refusal(Code::bad_name, "a name has 1 to 24 characters, none of them invisible");
  return std::string(name);
}

void check_password(std::string_view password) {
  if (password.size() < kShortestPassword || password.size() > protocol::kLongestPassword)
    throw Refusal(Code::bad_password, "a password has 8 to 256 characters");
}

void check_webhook(std::string_view url) {
  const bool is_web = url.starts_with("https://") || url.starts_with("http://");
  const bool is_plain = std::all_of(url.begin(), url.end(), [](char c) {
    return static_cast<unsigned char>(c) > ' ' && static_cast<unsigned char>(c) < 0x7f;
  });
  const std::string_view host = is_web ? url.substr(url.find("://") + 3) : std::string_view();
  const bool has_host = !host.empty() && std::string_view("/?#:").find(host[0]) == host.npos;
  if (!has_host || !is_plain || url.size() > protocol::kLongestWebhook)
    throw Refusal(Code::bad_webhook, "a webhook is an address like https://example.org/hook");
}

std::string bot_id(std::string_view game, std::string_view level) {
  return std::string(kBotPrefix) + std::string(game) + ":" + std::string(level);
}

bool is_bot_id(std::string_view person) { return person.starts_with(kBotPrefix); }

// What the log says becomes true.
struct People::Apply {
  People& all;

  void operator()(const PersonCame& e) const {
    PersonRow& row = all.rows_[e.person];
    row.name = e.name;
    row.seen = all.at_;
  }

  void operator()(const PersonRegistered& e) const {
    PersonRow& row = all.rows_[e.person];
    row.name = e.name;
    row.password = e.password;
    all.by_name_[folded(e.name)] = e.person;
  }

  void operator()(const PersonRenamed& e) const {
    PersonRow& row = all.rows_[e.person];
    if (!row.password.empty()) {
      all.by_name_.erase(folded(row.name));
      all.by_name_[folded(e.name)] = e.person;
    }
    row.name = e.name;
  }

  void operator()(const PersonDeleted& e) const {
    PersonRow& row = all.rows_[e.person];
    if (!row.name.empty()) all.not_erased_.insert(e.person);
    if (!row.password.empty()) all.by_name_.erase(folded(row.name));
    row = {};
    row.deleted = true;
    (*this)(SessionsEnded{e.person});
  }

  void operator()(const SessionBegun& e) const {
    all.sessions_[e.token] = {e.person, all.at_, all.at_, e.browser.value_or("")};
    all.note_seen(e.person);
  }

  void operator()(const SessionUsed& e) const {
    const auto found = all.sessions_.find(e.token);
    if (found == all.sessions_.end()) return;
    found->second.used = all.at_;
    all.note_seen(found->second.person);
  }

  void operator()(const SessionEnded& e) const { all.sessions_.erase(e.token); }
  void operator()(const SessionsEnded& e) const {
    std::erase_if(all.sessions_, [&](const auto& one) { return one.second.person == e.person; });
  }

  void operator()(const WebhookSet& e) const { all.rows_[e.person].webhook = e.url; }
  void operator()(const Muted& e) const {
    if (e.muted)
      all.rows_[e.person].muted.insert(e.whom);
    else
      all.rows_[e.person].muted.erase(e.whom);
  }

  void operator()(const PasswordChanged& e) const { all.rows_[e.person].password = e.password; }
  void operator()(const RecoveryCodesMade& e) const {
    all.rows_[e.person].recovery = {e.codes.begin(), e.codes.end()};
  }
  void operator()(const RecoveryCodeUsed& e) const { all.rows_[e.person].recovery.erase(e.code); }
  void operator()(const Erased&) const {}
};

void People::apply(const PeopleEvent& event, std::int64_t at) {
  at_ = at;
  std::visit(Apply{*this}, event);
}

void People::note_seen(const std::string& person) {
  if (const auto row = rows_.find(person); row != rows_.end()) row->second.seen = at_;
}

std::vector<std::string> People::idle_guests(std::int64_t since) const {
  std::vector<std::string> idle;
  for (const auto& [person, row] : rows_)
    if (!row.deleted && row.password.empty() && row.seen < since) idle.push_back(person);
  return idle;
}

std::vector<std::string> People::called(std::string_view part) const {
  std::vector<std::string> found;
  for (const auto& [person, row] : rows_)
    if (!row.deleted &&
        (person == part || folded(row.name).find(folded(part)) != std::string::npos))
      found.push_back(person);
  std::sort(found.begin(), found.end());
  return found;
}

protocol::Sessions People::sessions_of(const std::string& person, std::string_view current) const {
  protocol::Sessions list;
  for (const auto& [token, session] : sessions_)
    if (session.person == person)
      list.sessions.push_back({token.substr(0, kSessionName), session.browser, session.begun,
                               session.used, token == current});
  std::sort(list.sessions.begin(), list.sessions.end(), [](const auto& a, const auto& b) {
    return std::pair(a.used, a.id) > std::pair(b.used, b.id);
  });
  return list;
}

std::optional<std::string> People::session_called(const std::string& person,
                                                  const std::string& id) const {
  for (const auto& [token, session] : sessions_)
    if (session.person == person && token.substr(0, kSessionName) == id) return token;
  return std::nullopt;
}

bool People::has_muted(const std::string& person, const std::string& whom) const {
  const PersonRow* row = find(person);
  return row != nullptr && row->muted.contains(whom);
}

std::optional<std::string> People::person_of(std::string_view session, std::int64_t now) const {
  const auto found = sessions_.find(session);
  if (found == sessions_.end() || now - found->second.used > kSessionMs) return std::nullopt;
  return found->second.person;
}

bool People::should_note_use(std::string_view session, std::int64_t now) const {
  const auto found = sessions_.find(session);
  return found != sessions_.end() && now - found->second.used > kSessionNoteMs &&
         now - found->second.used <= kSessionMs;
}

void People::forget_sessions(std::int64_t now) {
  std::erase_if(sessions_, [&](const auto& one) { return now - one.second.used > kSessionMs; });
}

const PersonRow* People::find(std::string_view person) const {
  const auto found = rows_.find(person);
  return found == rows_.end() || found->second.deleted ? nullptr : &found->second;
}

std::optional<std::string> People::with_account(std::string_view name) const {
  const auto found = by_name_.find(folded(name));
  if (found == by_name_.end()) return std::nullopt;
  return found->second;
}

protocol::Person People::card(std::string_view person) const {
  protocol::Person card{std::string(person), {}, false, is_bot_id(person)};
  if (card.bot)
    card.name = person.substr(person.rfind(':') + 1);
  else if (std::optional<protocol::Person> known = card_if_known(person))
    return std::move(*known);
  return card;
}

std::optional<protocol::Person> People::card_if_known(std::string_view person) const {
  const PersonRow* row = find(person);
  if (row == nullptr) return std::nullopt;
  return protocol::Person{std::string(person), row->name, row->password.empty(), false};
}

protocol::Me People::me(const std::optional<std::string>& person) const {
  protocol::Me me;
  const PersonRow* row = person ? find(*person) : nullptr;
  if (row == nullptr) return me;
  me.player = card(*person);
  me.webhook = row->webhook;
  for (const std::string& whom : row->muted) me.muted.push_back(card(whom));
  return me;
}

void People::expect_free(const std::string& name, const std::optional<std::string>& but) const {
  const std::optional<std::string> owner = with_account(name);
  if (owner && owner != but) throw Refusal(Code::name_taken, "somebody already has this name");
}

PersonCame People::come(std::string_view name) const {
  PersonCame event{random_token(12), checked_name(name)};
  expect_free(event.name, std::nullopt);
  return event;
}

PersonRegistered People::enroll(std::string_view name, std::string hash,
                                const std::optional<std::string>& guest) const {
  const PersonRow* row = guest ? find(*guest) : nullptr;
  if (row != nullptr && !row->password.empty())
    throw Refusal(Code::has_account, "you already have an account; sign out to make another");
  PersonRegistered event{row != nullptr ? *guest : random_token(12), checked_name(name),
                         std::move(hash)};
  expect_free(event.name, std::nullopt);
  return event;
}

PersonRenamed People::rename(const std::string& person, std::string_view name) const {
  PersonRenamed event{person, checked_name(name)};
  expect_free(event.name, person);
  return event;
}

Muted People::mute(const std::string& person, const std::string& whom, bool muted) const {
  const PersonRow* row = find(person);
  if (row == nullptr || whom == person || find(whom) == nullptr)
    throw Refusal(Code::bad_message, "there is nobody with this id whom you could mute");
  if (muted && row->muted.size() >= protocol::kMostMuted)
    throw Refusal(Code::too_much, "you have muted too many people");
  return {person, whom, muted};
}

PersonDeleted People::remove(const std::string& person, std::string_view typed) const {
  const PersonRow* row = find(person);
  if (row == nullptr || row->name != typed)
    throw Refusal(Code::wrong_name, "type your name to delete your account");
  return {person};
}

}  // namespace hadal::house
