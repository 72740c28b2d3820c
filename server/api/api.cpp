// SPDX-License-Identifier: Apache-2.0
#include "server/api/api.h"

#include <optional>

#include "server/api/routes.h"

namespace hadal::http {
namespace {

using boost::asio::awaitable;
using house::Code;
using house::Refusal;
namespace p = protocol;

unsigned status_of(Code code) {
  switch (code) {
    case Code::no_table:
    case Code::no_address: return 404;
    case Code::not_signed_in:
    case Code::wrong_password: return 401;
    case Code::bad_origin:
    case Code::banned:
    case Code::not_host: return 403;
    case Code::too_often:
    case Code::busy: return 429;
    case Code::not_written:
    case Code::unknown: return 503;
    case Code::internal: return 500;
    default: return 400;
  }
}

// The text where `path` has {table}, if it fits the pattern; nothing: it does not.
std::optional<std::string> fitting(std::string_view path, std::string_view pattern) {
  constexpr std::string_view kPlace = "{table}";
  pattern = pattern.substr(0, pattern.find('?'));
  const std::size_t at = pattern.find(kPlace);
  if (at == std::string_view::npos)
    return path == pattern ? std::optional<std::string>("") : std::nullopt;
  const std::string_view end = pattern.substr(at + kPlace.size());
  if (!path.starts_with(pattern.substr(0, at))) return std::nullopt;
  path.remove_prefix(at);
  const std::size_t length = std::min(path.find('/'), path.size());
  if (length == 0 || path.substr(length) != end) return std::nullopt;
  return std::string(path.substr(0, length));
}

template <typename Takes>
Takes body_of(const Request& request) {
  if constexpr (std::is_same_v<Takes, p::NoBody>)
    return {};
  else
    return p::from_json<Takes>(request.body);
}

template <typename Gives>
Response good(const Gives& given) {
  if constexpr (std::is_same_v<Gives, p::PlainText>)
    return {200, "text/plain; charset=utf-8", given.text, {}};
  else if constexpr (std::is_same_v<Gives, p::AnyJson>)
    return {200, "application/json", given.text, {}};
  else
    return {200, "application/json", p::to_json(given), {}};
}

template <typename Takes, typename Gives, awaitable<Gives> (*function)(Call&, Takes)>
awaitable<Response> run(Call& call) {
  const Takes body = body_of<Takes>(call.request);
  const Gives given = co_await function(call, body);
  Response response = good(given);
  response.headers = std::move(call.headers);
  co_return response;
}

struct Row {
  std::string_view method;
  std::string_view path;
  awaitable<Response> (*run)(Call&);
};

constexpr Row kRows[] = {
#define HADAL_ROW(function, method, path, takes, gives, about) \
  {#method, path, run<p::takes, p::gives, routes::function>},
    HADAL_ROUTES(HADAL_ROW)
#undef HADAL_ROW
};

using Run = awaitable<Response> (*)(Call&);

// What answers the request; `table` becomes the table that its path names.
Run find_route(const Request& request, std::string& table) {
  for (const Row& row : kRows) {
    if (row.method != (request.method == "POST" ? "POST" : "GET")) continue;
    if (const std::optional<std::string> named = fitting(request.path, row.path)) {
      table = *named;
      return row.run;
    }
  }
  throw Refusal(Code::no_address, "there is nothing at this address");
}

// The moves of a position that is studied are too long for an address.
bool only_asks(const Request& request) { return request.path.starts_with("/api/study"); }

}  // namespace

Response refused(const Refusal& e) {
  return {
      status_of(e.code()), "application/json", p::to_json(p::Error{name(e.code()), e.what()}), {}};
}

std::shared_ptr<void> Api::connect(const std::string& address) {
  if (!outside_.limits) return std::make_shared<bool>(true);
  return limits_.allows(limits_.connects, address) ? limits_.sockets.take(address) : nullptr;
}

bool Api::may_speak(const house::PersonId& person, const std::string& address) {
  return limits_.allows(limits_.messages_by_address, address) &&
         limits_.allows(limits_.messages, person ? *person : address);
}

awaitable<Response> Api::handle(const Request& request) {
  if (request.method != "GET" && request.method != "HEAD" && request.method != "POST")
    co_return Response{405, "text/plain; charset=utf-8", "GET or POST\n", {{"Allow", "GET, POST"}}};
  try {
    co_return co_await answer(request);
  } catch (const Refusal& e) {
    co_return refused(e);
  } catch (const p::BadMessage& e) {
    co_return refused({Code::bad_message, e.what()});
  } catch (const std::exception&) {  // nothing of it may reach a client
    co_return refused({Code::internal, "something went wrong on the server"});
  }
}

void Api::expect_few_changes(const Request& request) {
  const std::string& address = request.address;
  const std::string who = house_.accounts().person_of(request.session).value_or(address);
  if (!limits_.allows(limits_.changes_by_address, address) || !limits_.allows(limits_.changes, who))
    throw Refusal(Code::too_often, "you have changed too much for now; wait a little");
}

// A request that changes something other than a table must see what other nodes have changed: a
// name that was taken there, an account that was made there.
awaitable<void> Api::until_known(const Request& request) {
  const Elsewhere* elsewhere = outside_.elsewhere;
  if (elsewhere == nullptr) co_return;
  const bool is_stranger =
      !request.session.empty() && !house_.accounts().person_of(request.session);
  if (!is_stranger && request.method != "POST") co_return;
  co_await until_done(
      [&](const house::Done& done) { elsewhere->read_people([done] { done(nullptr); }); });
}

awaitable<void> Api::admit(const Request& request) {
  limits_.expect(limits_.requests, request.address);
  co_await until_known(request);
  house_.moderation().expect_welcome(house_.accounts().person_of(request.session), request.address,
                                     outside_.now());
  if (!request.session.empty()) house_.accounts().note_use(request.session);
  const bool changes = request.method == "POST";
  if (changes && !is_own_origin(request))
    throw Refusal(Code::bad_origin, "this request came from another site");
  if (changes && !request.content_type.starts_with("application/json"))
    throw Refusal(Code::bad_message, "the content type must be application/json");
  if (changes && !only_asks(request)) expect_few_changes(request);
}

awaitable<Response> Api::answer(const Request& request) {
  if (!request.asker) co_await admit(request);
  Call call{house_, limits_, outside_, request, {}, {}};
  const Run run = find_route(request, call.table);
  const bool may_pass_on = outside_.elsewhere != nullptr && !request.asker;
  const std::string concerned =
      may_pass_on && call.table.empty() ? routes::table_to_be(call) : call.table;
  if (may_pass_on && !concerned.empty() && outside_.elsewhere->has(concerned)) {
    Response theirs;
    co_await until_done([&](const house::Done& done) {
      outside_.elsewhere->ask_owner(request, concerned, [&theirs, done](Response given) {
        theirs = std::move(given);
        done(nullptr);
      });
    });
    if (theirs.status != 0) co_return theirs;
  }
  if (!call.table.empty()) co_await routes::until_read(call);
  co_return co_await run(call);
}

}  // namespace hadal::http
