// SPDX-License-Identifier: Apache-2.0
// Who is who: guests, accounts, sessions, the webhook.
#include "server/core/secrets.h"
#include "server/http/routes.h"

namespace hadal::http::routes {
namespace {

using boost::asio::awaitable;
using core::Code;
using core::Done;
using core::Refusal;
namespace p = protocol;

// Who one is with the new session.
p::Me me_with(Call& call, const std::string& token) {
  if (token != call.request.session) call.set_cookie(token);
  return call.house.accounts().me(call.house.accounts().person_of(token));
}

// Runs on another thread, since it takes its time.
template <typename Work>
awaitable<void> apart(Call& call, Work work) {
  co_await until_done([&](const Done& done) {
    if (!call.outside.apart(work, [done] { done(nullptr); }))
      throw Refusal(Code::busy, "too many people sign in at once; try again");
  });
}

}  // namespace

// Every visit makes the cookie last longer, as it does the session.
awaitable<p::Me> who_am_i(Call& call, p::NoBody) {
  const core::PersonId me = call.me();
  if (me) call.set_cookie(call.request.session);
  co_return call.house.accounts().me(me);
}

awaitable<p::Me> come_as_guest(Call& call, p::Guest body) {
  call.limits.expect(call.limits.guests, call.request.address);
  std::string token;
  co_await until_done(
      [&](const Done& done) { token = call.house.accounts().come(body.name, done); });
  co_return me_with(call, token);
}

awaitable<p::Me> register_account(Call& call, p::Credentials body) {
  call.limits.expect(call.limits.sign_ins, call.request.address);
  core::checked_name(body.name);
  core::check_password(body.password);
  std::string hash;
  co_await apart(call, [&] { hash = core::hash_password(body.password); });
  if (hash.empty()) throw Refusal(Code::busy, "there is no memory now");
  std::string token;
  co_await until_done([&](const Done& done) {
    token = call.house.accounts().enroll(body.name, hash, call.me(), done);
  });
  co_return me_with(call, token);
}

// An unknown name takes as long as a known one.
awaitable<p::Me> sign_in(Call& call, p::Credentials body) {
  call.limits.expect(call.limits.sign_ins, call.request.address);
  const std::string name = core::checked_name(body.name);
  call.limits.expect(call.limits.sign_ins, "name:" + core::folded(name));
  core::check_password(body.password);
  const core::People& people = call.house.accounts().people();
  const core::PersonId person = people.with_account(name);
  const std::string kept = person ? people.find(*person)->password : std::string();
  bool is_right = false;
  co_await apart(call, [&] {
    is_right = core::is_password(kept.empty() ? core::nobodys_hash() : kept, body.password) &&
               !kept.empty();
  });
  if (!is_right) throw Refusal(Code::wrong_password, "wrong name or password");
  std::string token;
  co_await until_done(
      [&](const Done& done) { token = call.house.accounts().sign_in(*person, done); });
  co_return me_with(call, token);
}

awaitable<p::Me> sign_out(Call& call, p::Nothing) {
  co_await until_done(
      [&](const Done& done) { call.house.accounts().sign_out(call.request.session, done); });
  co_return me_with(call, "");
}

awaitable<p::Me> sign_out_everywhere(Call& call, p::Nothing) {
  const std::string me = call.expect_me();
  co_await until_done(
      [&](const Done& done) { call.house.accounts().sign_out_everywhere(me, done); });
  co_return me_with(call, "");
}

awaitable<p::Me> rename(Call& call, p::Rename body) {
  const std::string me = call.expect_me();
  co_await until_done([&](const Done& done) { call.house.accounts().rename(me, body.name, done); });
  co_return me_with(call, call.request.session);
}

awaitable<p::Me> delete_account(Call& call, p::DeleteAccount body) {
  const std::string me = call.expect_me();
  co_await until_done([&](const Done& done) { call.house.accounts().remove(me, body.name, done); });
  co_return me_with(call, "");
}

awaitable<p::Me> mute(Call& call, p::Mute body) {
  const std::string me = call.expect_me();
  co_await until_done([&](const Done& done) { call.house.accounts().mute(me, body, done); });
  co_return me_with(call, call.request.session);
}

awaitable<p::Me> set_webhook(Call& call, p::Webhook body) {
  const std::string me = call.expect_me();
  co_await until_done(
      [&](const Done& done) { call.house.accounts().set_webhook(me, body.url, done); });
  co_return me_with(call, call.request.session);
}

awaitable<p::Done> test_webhook(Call& call, p::Nothing) {
  const std::string me = call.expect_me();
  call.limits.expect(call.limits.webhooks, me);
  const core::PersonRow* row = call.house.accounts().people().find(me);
  if (!row->webhook) throw Refusal(Code::bad_webhook, "you have no webhook");
  const core::YourTurn turn{*row->webhook, "", "", row->name};
  co_await until_done([&](const Done& done) {
    call.outside.test_webhook(turn, [done](const std::string& why) {
      const Refusal failed(Code::webhook_failed, why);
      done(why.empty() ? nullptr : &failed);
    });
  });
  co_return p::Done{};
}

}  // namespace hadal::http::routes
