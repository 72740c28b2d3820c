// SPDX-License-Identifier: Apache-2.0
// Who is who: guests, accounts, sessions, the webhook.
#include "server/api/routes.h"
#include "server/common/secrets.h"

namespace hadal::http::routes {
namespace {

using boost::asio::awaitable;
using house::Code;
using house::Done;
using house::Refusal;
namespace p = protocol;

// Who the person is with the new session.
p::Me me_with(Call& call, const std::string& token) {
  if (token != call.request.session) call.set_cookie(token);
  return call.house.accounts().me(call.house.accounts().person_of(token));
}

// Runs on another thread, because it takes a while.
template <typename Work>
awaitable<void> apart(Call& call, Work work) {
  co_await until_done([&](const Done& done) {
    if (!call.outside.apart(work, [done] { done(nullptr); }))
      throw Refusal(Code::busy, "too many people are signing in at once; try again");
  });
}

awaitable<std::string> hashed(Call& call, const std::string& password) {
  std::string hash;
  co_await apart(call, [&] { hash = house::hash_password(password); });
  if (hash.empty()) throw Refusal(Code::busy, "there is not enough memory now");
  co_return hash;
}

// `kept`: the hash; empty: there is no such account.
awaitable<bool> is_password(Call& call, const std::string& kept, const std::string& password) {
  bool is_right = false;
  co_await apart(call, [&] {
    is_right =
        house::is_password(kept.empty() ? house::nobodys_hash() : kept, password) && !kept.empty();
  });
  co_return is_right;
}

// Wrong passwords and codes for one name.
class Guesses {
 public:
  Guesses(Call& call, const std::string& name)
      : call_(call), name_(name), here_(call.request.address + " " + name) {}

  void expect_few() const {
    const ApiLimits& limits = call_.limits;
    expect(limits.wrong_anywhere.allows(name_, 1, call_.outside.now()) || limits.was_right(here_));
    expect_few_here();
  }
  // Of codes: nobody guesses them, and with one the owner always comes in.
  void expect_few_here() const {
    expect(call_.limits.wrong_here.allows(here_, 1, call_.outside.now()));
  }
  void note(bool is_right) const {
    ApiLimits& limits = call_.limits;
    if (is_right) return limits.note_right(here_);
    limits.wrong_here.spend(here_, 1, call_.outside.now());
    limits.wrong_anywhere.spend(name_, 1, call_.outside.now());
  }

 private:
  void expect(bool few) const {
    if (!few && call_.outside.limits)
      throw Refusal(Code::too_often, "too many wrong guesses; wait a little");
  }

  Call& call_;
  std::string name_;
  std::string here_;
};

awaitable<void> expect_password(Call& call, const std::string& me, const std::string& password) {
  const house::PersonRow* row = call.house.accounts().people().find(me);
  if (row == nullptr || row->password.empty())
    throw Refusal(Code::account_needed, "a guest has no password; register first");
  const Guesses guesses(call, house::folded(row->name));
  guesses.expect_few();
  const std::string kept = row->password;
  const bool is_right = co_await is_password(call, kept, password);
  guesses.note(is_right);
  if (!is_right) throw Refusal(Code::wrong_password, "this is not your password");
}

}  // namespace

// Every visit makes the cookie last longer, as it does the session.
awaitable<p::Me> who_am_i(Call& call, p::NoBody) {
  const house::PersonId me = call.me();
  if (me) call.set_cookie(call.request.session);
  co_return call.house.accounts().me(me);
}

awaitable<p::Me> come_as_guest(Call& call, p::Guest body) {
  call.limits.expect(call.limits.guests, call.request.address);
  std::string token;
  co_await until_done([&](const Done& done) {
    token = call.house.accounts().come(body.name, done, call.request.browser);
  });
  co_return me_with(call, token);
}

awaitable<p::Me> register_account(Call& call, p::Credentials body) {
  call.limits.expect(call.limits.sign_ins, call.request.address);
  house::checked_name(body.name);
  house::check_password(body.password);
  const std::string hash = co_await hashed(call, body.password);
  std::string token;
  co_await until_done([&](const Done& done) {
    token = call.house.accounts().enroll(body.name, hash, call.me(), done, call.request.browser);
  });
  co_return me_with(call, token);
}

// An unknown name takes as long as a known one. A wrong guess counts against the guesser.
awaitable<p::Me> sign_in(Call& call, p::Credentials body) {
  call.limits.expect(call.limits.sign_ins, call.request.address);
  const std::string name = house::checked_name(body.name);
  house::check_password(body.password);
  const Guesses guesses(call, house::folded(name));
  guesses.expect_few();
  const house::People& people = call.house.accounts().people();
  const house::PersonId person = people.with_account(name);
  const std::string kept = person ? people.find(*person)->password : std::string();
  const bool is_right = co_await is_password(call, kept, body.password);
  guesses.note(is_right);
  if (!is_right) throw Refusal(Code::wrong_password, "wrong name or password");
  std::string token;
  co_await until_done([&](const Done& done) {
    token = call.house.accounts().sign_in(*person, done, call.request.browser);
  });
  co_return me_with(call, token);
}

awaitable<p::Me> recover(Call& call, p::Recover body) {
  call.limits.expect(call.limits.sign_ins, call.request.address);
  const std::string name = house::checked_name(body.name);
  house::check_password(body.new_password);
  const Guesses guesses(call, house::folded(name));
  guesses.expect_few_here();
  const house::People& people = call.house.accounts().people();
  const house::PersonId person = people.with_account(name);
  const bool is_right =
      person && people.find(*person)->recovery.contains(house::hash_token(body.code));
  guesses.note(is_right);
  if (!is_right) throw Refusal(Code::wrong_password, "wrong name or code");
  const std::string hash = co_await hashed(call, body.new_password);
  std::string token;
  co_await until_done([&](const Done& done) {
    token = call.house.accounts().recover(*person, body.code, hash, done);
  });
  co_return me_with(call, token);
}

awaitable<p::Me> change_password(Call& call, p::ChangePassword body) {
  const std::string me = call.expect_me();
  house::check_password(body.new_password);
  co_await expect_password(call, me, body.old_password);
  const std::string hash = co_await hashed(call, body.new_password);
  std::string token;
  co_await until_done([&](const Done& done) {
    token = call.house.accounts().change_password(me, hash, done, call.request.browser);
  });
  co_return me_with(call, token);
}

awaitable<p::RecoveryCodes> make_recovery_codes(Call& call, p::Password body) {
  const std::string me = call.expect_me();
  co_await expect_password(call, me, body.password);
  p::RecoveryCodes made;
  co_await until_done(
      [&](const Done& done) { made.codes = call.house.accounts().make_recovery_codes(me, done); });
  co_return made;
}

awaitable<p::Sessions> list_sessions(Call& call, p::NoBody) {
  co_return call.house.accounts().sessions(call.expect_me(), call.request.session);
}

awaitable<p::Sessions> end_session(Call& call, p::EndSession body) {
  const std::string me = call.expect_me();
  co_await until_done(
      [&](const Done& done) { call.house.accounts().end_session(me, body.id, done); });
  co_return call.house.accounts().sessions(me, call.request.session);
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
  const bool is_account = !call.house.accounts().people().find(me)->password.empty();
  const std::string password = body.password.value_or("");
  if (is_account) co_await expect_password(call, me, password);
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
  const house::PersonRow* row = call.house.accounts().people().find(me);
  if (!row->webhook) throw Refusal(Code::bad_webhook, "you have no webhook");
  const house::YourTurn turn{*row->webhook, "", "", row->name};
  co_await until_done([&](const Done& done) {
    call.outside.test_webhook(turn, [done](const std::string& why) {
      const Refusal failed(Code::webhook_failed, why);
      done(why.empty() ? nullptr : &failed);
    });
  });
  co_return p::Done{};
}

awaitable<p::AnyJson> export_me(Call& call, p::NoBody) {
  const std::string me = call.expect_me();
  call.limits.expect(call.limits.exports, me);
  std::string all;
  co_await until_done([&](const Done& done) {
    call.house.operators().export_person(me, [&all, done](const std::string& found) {
      all = found;
      done(nullptr);
    });
  });
  if (all.empty()) throw Refusal(Code::internal, "something went wrong on the server");
  call.headers.emplace_back("Content-Disposition", "attachment; filename=\"hadal.json\"");
  co_return p::AnyJson{std::move(all)};
}

}  // namespace hadal::http::routes
