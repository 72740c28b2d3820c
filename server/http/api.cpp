// SPDX-License-Identifier: Apache-2.0
#include "server/http/api.h"

#include <charconv>

#include "server/core/secrets.h"

namespace hadal::http {
namespace {

using core::Code;
using core::Refusal;
namespace p = protocol;

constexpr std::string_view kTables = "/api/tables/";

unsigned status_of(Code code) {
  switch (code) {
    case Code::no_table:
    case Code::no_address: return 404;
    case Code::not_signed_in:
    case Code::wrong_password: return 401;
    case Code::bad_origin:
    case Code::not_host: return 403;
    case Code::too_often:
    case Code::busy: return 429;
    case Code::not_written: return 503;
    case Code::internal: return 500;
    default: return 400;
  }
}

Response refused(const Refusal& e) {
  return {
      status_of(e.code()), "application/json", p::to_json(p::Error{name(e.code()), e.what()}), {}};
}

template <typename T>
Response good(const T& value) {
  return {200, "application/json", p::to_json(value), {}};
}

template <typename T>
T body_of(const Request& request) {
  return p::from_json<T>(request.body);
}

std::string cookie(const Request& request, const std::string& token) {
  std::string text = std::string(kCookie) + "=" + token +
                     "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" +
                     std::to_string(token.empty() ? 0 : core::kSessionMs / 1000);
  if (request.secure) text += "; Secure";
  return text;
}

// "/api/tables/ID/verb" in two parts.
std::pair<std::string, std::string> table_and_verb(const Request& request) {
  const std::string rest = request.path.substr(kTables.size());
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  return {rest.substr(0, slash), rest.substr(std::min(slash + 1, rest.size()))};
}

std::string asked(const Request& request, const std::string& key) {
  const auto found = request.query.find(key);
  return found == request.query.end() ? std::string() : found->second;
}

std::optional<std::int64_t> asked_number(const Request& request, const std::string& key) {
  const std::string text = asked(request, key);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty()) return std::nullopt;
  if (error != std::errc{} || end != text.data() + text.size() || number < 0)
    throw Refusal(Code::bad_message, "'" + key + "' must be a whole number");
  return number;
}

Refusal no_address() { return {Code::no_address, "there is nothing at this address"}; }

}  // namespace

void Api::expect_allowed(Limit& limit, const std::string& who) {
  if (!allows(limit, who)) throw Refusal(Code::too_often, "that is too often; wait a little");
}

std::shared_ptr<void> Api::connect(const std::string& address) {
  if (!outside_.limits) return std::make_shared<bool>(true);
  return allows(connects_, address) ? sockets_.take(address) : nullptr;
}

bool Api::may_speak(const core::PersonId& person, const std::string& address) {
  return allows(messages_by_address_, address) && allows(messages_, person.value_or(address));
}

std::string Api::expect_me(const Request& request) const {
  const core::PersonId me = house_.accounts().person_of(request.session);
  if (!me) throw Refusal(Code::not_signed_in, "come in first");
  return *me;
}

void Api::handle(const Request& request, const Reply& reply) {
  try {
    expect_allowed(requests_, request.address);
    if (!request.session.empty()) house_.accounts().note_use(request.session);
    if (request.method == "GET" || request.method == "HEAD") return get(request, reply);
    if (request.method != "POST")
      return reply({405, "text/plain; charset=utf-8", "GET or POST\n", {{"Allow", "GET, POST"}}});
    if (!is_own_origin(request))
      throw Refusal(Code::bad_origin, "this request came from another site");
    if (!request.content_type.starts_with("application/json"))
      throw Refusal(Code::bad_message, "the content type must be application/json");
    post(request, reply);
  } catch (const Refusal& e) {
    reply(refused(e));
  } catch (const p::BadMessage& e) {
    reply(refused({Code::bad_message, e.what()}));
  } catch (const std::exception&) {  // nothing of it may reach a client
    reply(refused({Code::internal, "this is our mistake"}));
  }
}

void Api::get(const Request& request, const Reply& reply) {
  const core::PersonId me = house_.accounts().person_of(request.session);
  const std::string& path = request.path;
  if (path == "/api/me") {
    Response response = good(house_.accounts().me(me));
    if (me)  // every visit makes the cookie last longer, as it does the session
      response.headers.emplace_back("Set-Cookie", cookie(request, request.session));
    return reply(std::move(response));
  }
  if (path == "/api/games") return reply(good(core::Lobby::games()));
  if (path == "/api/lobby") return reply(good(house_.lobby().list(me)));
  if (path == "/api/statistics")
    return reply(good(house_.reviews().statistics(expect_me(request))));
  if (path == "/api/ratings") return reply(good(house_.reviews().ratings(asked(request, "game"))));
  if (!path.starts_with(kTables)) throw no_address();
  const auto [table, verb] = table_and_verb(request);
  const std::string invite = asked(request, "invite");
  if (verb.empty()) return reply(good(house_.lobby().table(table, me, invite)));
  if (verb == "record")
    return reply({200,
                  "text/plain; charset=utf-8",
                  house_.reviews().record(table, me, invite),
                  {{"Content-Disposition", "attachment; filename=\"game.hadal\""},
                   {"Cache-Control", "no-store"}}});
  if (verb == "replay")
    return reply(good(house_.reviews().replay(table, me, asked_number(request, "at"),
                                              asked(request, "seat"), invite)));
  if (verb == "moves")
    return reply(good(house_.reviews().moves(table, me, asked(request, "seat"), invite)));
  throw no_address();
}

void Api::post(const Request& request, const Reply& reply) {
  if (post_people(request, reply) || post_me(request, reply) || post_table(request, reply)) return;
  throw no_address();
}

// Answers with who one is now, and with the cookie of a new session.
core::Done Api::then_me(const Request& request, const Reply& reply, const std::string& token) {
  return [this, request, reply, token](const Refusal* refusal) {
    if (refusal != nullptr) return reply(refused(*refusal));
    Response response = good(house_.accounts().me(house_.accounts().person_of(token)));
    if (token != request.session)
      response.headers.emplace_back("Set-Cookie", cookie(request, token));
    reply(std::move(response));
  };
}

core::Done Api::then_table(const Request& request, const Reply& reply, const std::string& table) {
  return [this, me = house_.accounts().person_of(request.session), reply,
          table](const Refusal* refusal) {
    if (refusal != nullptr) return reply(refused(*refusal));
    try {
      reply(good(house_.lobby().table(table, me, "")));
    } catch (const Refusal&) {  // gone, or no longer ours
      reply(good(p::Done{}));
    }
  };
}

bool Api::post_people(const Request& request, const Reply& reply) {
  const std::string& path = request.path;
  if (path == "/api/guest") {
    expect_allowed(guests_, request.address);
    const auto token = std::make_shared<std::string>();
    *token = house_.accounts().come(body_of<p::Guest>(request).name,
                                    [this, request, reply, token](const Refusal* refusal) {
                                      then_me(request, reply, *token)(refusal);
                                    });
  } else if (path == "/api/register") {
    register_account(request, reply);
  } else if (path == "/api/login") {
    log_in(request, reply);
  } else if (path == "/api/logout") {
    body_of<p::Nothing>(request);
    house_.accounts().sign_out(request.session, then_me(request, reply, ""));
  } else if (path == "/api/logout_everywhere") {
    body_of<p::Nothing>(request);
    house_.accounts().sign_out_everywhere(expect_me(request), then_me(request, reply, ""));
  } else {
    return false;
  }
  return true;
}

void Api::register_account(const Request& request, const Reply& reply) {
  expect_allowed(sign_ins_, request.address);
  const p::Credentials wish = body_of<p::Credentials>(request);
  core::checked_name(wish.name);
  core::check_password(wish.password);
  const auto hash = std::make_shared<std::string>();
  const bool waits =
      outside_.apart([hash, wish] { *hash = core::hash_password(wish.password); },
                     [this, request, reply, wish, hash] {
                       if (hash->empty())
                         return reply(refused({Code::busy, "there is no memory now"}));
                       const auto token = std::make_shared<std::string>();
                       *token = house_.accounts().enroll(
                           wish.name, *hash, house_.accounts().person_of(request.session),
                           [this, request, reply, token](const Refusal* refusal) {
                             then_me(request, reply, *token)(refusal);
                           });
                     });
  if (!waits) throw Refusal(Code::busy, "too many people sign in at once; try again");
}

void Api::log_in(const Request& request, const Reply& reply) {
  expect_allowed(sign_ins_, request.address);
  const p::Credentials wish = body_of<p::Credentials>(request);
  const std::string name = core::checked_name(wish.name);
  expect_allowed(sign_ins_, "name:" + core::folded(name));
  core::check_password(wish.password);
  const core::PersonId person = house_.accounts().people().with_account(name);
  const std::string kept =
      person ? house_.accounts().people().find(*person)->password : std::string();
  const auto is_right = std::make_shared<bool>(false);
  const bool waits = outside_.apart(
      [=] {  // an unknown name takes as long as a known one
        *is_right = core::is_password(kept.empty() ? core::nobodys_hash() : kept, wish.password) &&
                    !kept.empty();
      },
      [this, request, reply, person, is_right] {
        if (!*is_right) return reply(refused({Code::wrong_password, "wrong name or password"}));
        const auto token = std::make_shared<std::string>();
        *token = house_.accounts().sign_in(*person,
                                           [this, request, reply, token](const Refusal* refusal) {
                                             then_me(request, reply, *token)(refusal);
                                           });
      });
  if (!waits) throw Refusal(Code::busy, "too many people sign in at once; try again");
}

bool Api::post_me(const Request& request, const Reply& reply) {
  const std::string& path = request.path;
  if (path == "/api/rename") {
    house_.accounts().rename(expect_me(request), body_of<p::Rename>(request).name,
                             then_me(request, reply, request.session));
  } else if (path == "/api/delete_account") {
    house_.accounts().remove(expect_me(request), body_of<p::DeleteAccount>(request).name,
                             then_me(request, reply, ""));
  } else if (path == "/api/webhook") {
    house_.accounts().set_webhook(expect_me(request), body_of<p::Webhook>(request).url,
                                  then_me(request, reply, request.session));
  } else if (path == "/api/webhook_test") {
    test_webhook(request, reply);
  } else {
    return false;
  }
  return true;
}

void Api::test_webhook(const Request& request, const Reply& reply) {
  body_of<p::Nothing>(request);
  const std::string me = expect_me(request);
  expect_allowed(webhooks_, me);
  const core::PersonRow* row = house_.accounts().people().find(me);
  if (!row->webhook) throw Refusal(Code::bad_webhook, "you have no webhook");
  outside_.test_webhook({*row->webhook, "", "", row->name}, [reply](const std::string& why) {
    reply(why.empty() ? good(p::Done{}) : refused({Code::webhook_failed, why}));
  });
}

bool Api::post_table(const Request& request, const Reply& reply) {
  if (!request.path.starts_with("/api/tables")) return false;
  const std::string me = expect_me(request);
  if (request.path == "/api/tables") {
    expect_allowed(tables_, me);
    expect_allowed(tables_by_address_, request.address);
    const auto made = std::make_shared<p::TableMade>();
    *made = house_.lobby().make_table(
        me, body_of<p::MakeTable>(request),
        [reply, made](const Refusal* r) { reply(r != nullptr ? refused(*r) : good(*made)); });
    return true;
  }
  if (!request.path.starts_with(kTables)) return false;
  const auto [table, verb] = table_and_verb(request);
  const core::Done done = then_table(request, reply, table);
  if (verb == "join") {
    house_.lobby().join(table, me, body_of<p::Join>(request), done);
  } else if (verb == "leave") {
    body_of<p::Nothing>(request);
    house_.lobby().leave(table, me, [reply](const Refusal* r) {
      reply(r != nullptr ? refused(*r) : good(p::Done{}));
    });
  } else if (verb == "kick") {
    house_.lobby().kick(table, me, body_of<p::Kick>(request), done);
  } else if (verb == "seat") {
    house_.lobby().plan_seat(table, me, body_of<p::PlanSeat>(request), done);
  } else if (verb == "start") {
    body_of<p::Nothing>(request);
    house_.lobby().start(table, me, done);
  } else if (verb == "rematch") {
    body_of<p::Nothing>(request);
    expect_allowed(tables_, me);
    expect_allowed(tables_by_address_, request.address);
    house_.lobby().rematch(table, me, [reply](const Refusal* r, const p::TableMade& made) {
      reply(r != nullptr ? refused(*r) : good(made));
    });
  } else {
    return false;
  }
  return true;
}

}  // namespace hadal::http
