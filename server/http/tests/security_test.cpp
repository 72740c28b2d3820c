// SPDX-License-Identifier: Apache-2.0
// The server as a stranger with a bare socket meets it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "server/http/tests/open_house.h"

namespace hadal::http::test {
namespace {

using testing::HasSubstr;
using testing::Not;

ServerOptions behind_proxy() {
  ServerOptions options;
  options.trusted_proxies = {"127.0.0.1"};
  return options;
}

std::string cookie_for(const OpenHouse& house, const std::vector<std::string>& fields) {
  Browser browser = house.browser();
  browser.fields = fields;
  return browser.post("/api/guest", R"({"name":"Ada"})").field("Set-Cookie");
}

TEST(Cookie, IsSecureWhenATrustedProxySaysThatThereIsTls) {
  const OpenHouse house(behind_proxy());
  EXPECT_THAT(cookie_for(house, {"X-Forwarded-Proto: https"}), HasSubstr("; Secure"));
  EXPECT_THAT(cookie_for(house, {"X-Forwarded-Proto: http"}), Not(HasSubstr("Secure")));
  const std::string bare = cookie_for(house, {});
  EXPECT_THAT(bare, Not(HasSubstr("Secure")));
  EXPECT_THAT(bare, HasSubstr("; HttpOnly"));
  EXPECT_THAT(bare, HasSubstr("; SameSite=Lax"));
}

TEST(Cookie, IsNotMadeSecureByAStranger) {
  const OpenHouse house;
  EXPECT_THAT(cookie_for(house, {"X-Forwarded-Proto: https"}), Not(HasSubstr("Secure")));
}

TEST(SignIn, SpacesAroundTheNameDoNotMatter) {
  const OpenHouse house;
  const std::string spaced = R"({"name":" Ada ","password":"correct horse"})";
  ASSERT_EQ(house.browser().post("/api/register", spaced).status, 200u);
  EXPECT_EQ(house.browser().post("/api/login", spaced).status, 200u);
}

// New guests from this place until it is told to wait; false: it never was.
bool comes_to_an_end(const OpenHouse& house, const std::string& forwarded) {
  for (int i = 0; i < 200; ++i)
    if (cookie_for(house, {"X-Forwarded-For: " + forwarded}).empty()) return true;
  return false;
}

std::string credentials(const std::string& name, const std::string& password) {
  return R"({"name":")" + name + R"(","password":")" + password + R"("})";
}

TEST(SignIn, WrongGuessesShutTheGuesserOutAndNotTheOwner) {
  ServerOptions options;
  options.trusted_proxies = {"127.0.0.1"};
  const OpenHouse house(options);
  Browser owner = house.browser();
  owner.fields = {"X-Forwarded-For: 203.0.113.1"};
  ASSERT_EQ(owner.post("/api/register", credentials("Ada", "correct horse")).status, 200u);
  Browser guesser = house.browser();
  guesser.fields = {"X-Forwarded-For: 203.0.113.2"};
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(guesser.post("/api/login", credentials("Ada", "wrong horse")).status, 401u);
  EXPECT_EQ(guesser.post("/api/login", credentials("Ada", "correct horse")).status, 429u);
  EXPECT_EQ(owner.post("/api/login", credentials("Ada", "correct horse")).status, 200u);
}

// Guesses from everywhere: at a new address the owner needs a recovery code, and has one.
TEST(SignIn, ManyGuessersShutTheOwnerOutNowhere) {
  ServerOptions options;
  options.trusted_proxies = {"127.0.0.1"};
  const OpenHouse house(options);
  const auto at = [&](const std::string& address) {
    Browser browser = house.browser();
    browser.fields = {"X-Forwarded-For: " + address};
    return browser;
  };
  Browser owner = at("203.0.113.1");
  ASSERT_EQ(owner.post("/api/register", credentials("Ada", "correct horse")).status, 200u);
  ASSERT_EQ(owner.post("/api/login", credentials("Ada", "correct horse")).status, 200u);
  const auto codes = owner.post("/api/recovery_codes", R"({"password":"correct horse"})").json();
  const std::string code(codes.at("codes").at(0).as_string());
  for (int i = 0; i < 25; ++i) {
    Browser guesser = at("198.51.100." + std::to_string(i));
    for (int n = 0; n < 5; ++n) guesser.post("/api/login", credentials("Ada", "wrong horse"));
  }
  Browser elsewhere = at("203.0.113.9");
  EXPECT_EQ(elsewhere.post("/api/login", credentials("Ada", "correct horse")).status, 429u);
  EXPECT_EQ(owner.post("/api/login", credentials("Ada", "correct horse")).status, 200u);
  EXPECT_EQ(elsewhere
                .post("/api/recover",
                      R"({"name":"Ada","code":")" + code + R"(","new_password":"third horse"})")
                .status,
            200u);
}

TEST(SignIn, ThePasswordIsChangedAndTheAccountDeletedWithThePasswordAlone) {
  const OpenHouse house;
  Browser ada = house.guest("Ada");
  Browser thief = ada;  // knows the guest's cookie
  ASSERT_EQ(ada.post("/api/register", credentials("Ada", "correct horse")).status, 200u);
  EXPECT_TRUE(thief.get("/api/me").json().at("player").is_null());
  EXPECT_EQ(ada.post("/api/delete_account", R"({"name":"Ada"})").status, 401u);
  EXPECT_EQ(
      ada.post("/api/password", R"({"old_password":"a guess","new_password":"new horse"})").status,
      401u);
  EXPECT_EQ(
      ada.post("/api/password", R"({"old_password":"correct horse","new_password":"new horse"})")
          .status,
      200u);
  EXPECT_EQ(house.browser().post("/api/login", credentials("Ada", "correct horse")).status, 401u);
  const auto codes = ada.post("/api/recovery_codes", R"({"password":"new horse"})").json();
  const std::string code(codes.at("codes").at(0).as_string());
  Browser lost = house.browser();
  EXPECT_EQ(lost.post("/api/recover",
                      R"({"name":"Ada","code":")" + code + R"(","new_password":"third horse"})")
                .status,
            200u);
  EXPECT_EQ(lost.get("/api/sessions").json().at("sessions").as_array().size(), 1u);
  EXPECT_EQ(lost.post("/api/delete_account", R"({"name":"Ada","password":"third horse"})").status,
            200u);
}

TEST(Limits, CountWhoStandsBehindTheProxyAndNotWhatHeClaims) {
  const OpenHouse house(behind_proxy());
  ASSERT_TRUE(comes_to_an_end(house, "203.0.113.1"));
  EXPECT_TRUE(cookie_for(house, {"X-Forwarded-For: 203.0.113.1"}).empty());
  EXPECT_TRUE(cookie_for(house, {"X-Forwarded-For: 198.51.100.7, 203.0.113.1"}).empty());
  EXPECT_FALSE(cookie_for(house, {"X-Forwarded-For: 203.0.113.2"}).empty());
}

TEST(Limits, AreNotEscapedByAForgedHeader) {
  const OpenHouse house;
  ASSERT_TRUE(comes_to_an_end(house, "203.0.113.1"));
  EXPECT_TRUE(cookie_for(house, {"X-Forwarded-For: 203.0.113.2"}).empty());
}

TEST(Limits, WhoChangesTooMuchIsToldSoAndNobodyElseIs) {
  const OpenHouse house;
  Browser ada = house.guest("Ada");
  const auto is_told = [](const HttpAnswer& answer) {
    return answer.status == 429 && answer.body.find("changed too much") != std::string::npos;
  };
  bool told = false;
  for (int i = 0; i < 3000 && !told; ++i)
    told = is_told(ada.post("/api/rename", R"({"name":"Ada"})"));
  EXPECT_TRUE(told) << "each of them is an entry in the log";
  Browser ben = house.guest("Ben");
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(is_told(ben.post("/api/rename", R"({"name":"Ben"})")));
}

TEST(Origin, RequestsThatChangeSomethingComeFromOurOwnPages) {
  const OpenHouse house;
  Browser browser = house.browser();
  const std::string body = R"({"name":"Ada"})";
  const std::string json = "Content-Type: application/json";
  for (const char* foreign : {"https://evil.example", "null", "http://127.0.0.1:1"}) {
    const HttpAnswer answer =
        browser.ask("POST", "/api/guest", body, {json, std::string("Origin: ") + foreign});
    EXPECT_EQ(answer.status, 403u) << foreign;
    EXPECT_EQ(answer.field("Set-Cookie"), "") << foreign;
  }
  EXPECT_EQ(browser.ask("POST", "/api/guest", body, {"Content-Type: text/plain"}).status, 400u)
      << "a form of another site can send this";
  EXPECT_EQ(
      browser.ask("POST", "/api/guest", body, {json, "Origin: http://" + browser.host()}).status,
      200u);
}

TEST(Origin, AWebSocketIsOpenedFromOurOwnPages) {
  const OpenHouse house;
  const Browser browser = house.guest("Ada");
  const WireTab foreign(browser, {"Origin: https://evil.example"});
  EXPECT_EQ(foreign.status, 403u);
  EXPECT_THAT(foreign.handshake, Not(HasSubstr("Content-Length: 0"))) << "it says why";
  EXPECT_EQ(WireTab(browser, {"Origin: http://" + browser.host()}).status, 101u);
  EXPECT_EQ(WireTab(browser).status, 101u) << "no browser, no origin";
}

TEST(Headers, EveryAnswerForbidsScriptThatIsNotOurs) {
  const OpenHouse house;
  Browser browser = house.browser();
  for (const HttpAnswer& answer :
       {browser.get("/"), browser.get("/api/me"), browser.get("/missing.js"),
        browser.post("/api/guest", "nonsense"), browser.ask("DELETE", "/api/me")}) {
    const std::string policy = answer.field("Content-Security-Policy");
    EXPECT_THAT(policy, HasSubstr("script-src 'self'")) << answer.head;
    const std::size_t script = policy.find("script-src");
    const std::string allowed = policy.substr(script, policy.find(';', script) - script);
    EXPECT_THAT(allowed, Not(HasSubstr("unsafe-inline")));
    EXPECT_THAT(allowed, Not(HasSubstr("'unsafe-eval'")));
    EXPECT_THAT(policy, HasSubstr("frame-ancestors 'none'"));
    EXPECT_EQ(answer.field("X-Content-Type-Options"), "nosniff");
  }
}

TEST(Files, NoTargetLeavesTheWebFolder) {
  ServerOptions options;
  const OpenHouse empty;  // for a folder that goes with the test
  const std::filesystem::path web = empty.path("web");
  std::filesystem::create_directories(web / "assets");
  std::ofstream(web / "index.html") << "start";
  std::ofstream(empty.path("secret.txt")) << "hidden treasure";
  std::filesystem::create_symlink(empty.path("secret.txt"), web / "link.txt");
  options.web = web;
  const OpenHouse house(options);
  Browser browser = house.browser();
  EXPECT_EQ(browser.get("/").body, "start");
  for (const char* target :
       {"/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt",
        "/assets/../../secret.txt", "//secret.txt", "/..%5csecret.txt", "/link.txt",
        "/index.html/../../secret.txt", "/%2e%2e%2fsecret.txt?x=.", "/secret.txt%00.html",
        "http://127.0.0.1/../secret.txt", "file:///etc/passwd", "/etc/passwd."}) {
    const HttpAnswer answer = browser.get(target);
    EXPECT_TRUE(answer.status == 404 || answer.status == 400) << target << ' ' << answer.status;
    EXPECT_THAT(answer.body, Not(HasSubstr("treasure"))) << target;
  }
}

TEST(Sizes, ALargeRequestIsRefusedAndHurtsNobody) {
  const OpenHouse house;
  Browser browser = house.browser();
  EXPECT_EQ(browser.post("/api/guest", std::string(70'000, 'x')).status, 413u);
  EXPECT_EQ(browser.ask("GET", "/", "", {"X-Long: " + std::string(20'000, 'x')}).status, 413u);
  EXPECT_EQ(browser.get("/healthz").status, 200u);
}

TEST(Sizes, ALargeMessageEndsTheConnectionAlsoInPieces) {
  const OpenHouse house;
  const Browser browser = house.guest("Ada");
  WireTab other(browser);
  const std::string large = R"({"type":"ping","request":")" + std::string(20'000, 'x') + R"("})";
  WireTab whole(browser);
  whole.say(large);
  EXPECT_TRUE(whole.is_hung_up());
  WireTab pieces(browser);
  pieces.wire.send(WireTab::frame(large.substr(0, 10'000), 0x01));
  pieces.wire.send(WireTab::frame(large.substr(10'000), 0x80));
  EXPECT_TRUE(pieces.is_hung_up());
  other.say(R"({"type":"ping","request":"p"})");
  EXPECT_EQ(text_of(other.wait_for("pong"), "request"), "p");
}

TEST(Nonsense, IsNotAnsweredForLong) {
  const OpenHouse house;
  for (const std::string& bytes :
       {std::string("\x16\x03\x01\x02\x01\r\n\r\n"), std::string("HELLO\r\n\r\n"),
        std::string("GET / HTTP/9.9\r\n\r\n"),
        std::string("POST /api/guest HTTP/1.1\r\nContent-Length: -1\r\n\r\n")}) {
    Wire wire(house.port);
    wire.send(bytes);
    EXPECT_THAT(wire.read_all(), HasSubstr("400 Bad Request"));
  }
  WireTab unmasked(house.guest("Ada"));
  unmasked.wire.send("\x81\x02{}");  // a client must mask
  EXPECT_TRUE(unmasked.is_hung_up());
  EXPECT_EQ(house.browser().get("/healthz").status, 200u);
}

TEST(SlowClients, AreDroppedAndTheOthersNeverWait) {
  ServerOptions options;
  options.limits = false;
  const OpenHouse house(options);
  const LiveGame game(house);
  WireTab slow(game.ada, {}, 4096);
  WireTab quick(game.ben);
  int asked = 0;
  try {  // every answer is a whole position, and none is read
    for (; asked < 20'000 && house.metric("hadal_dropped_total") != "1"; asked += 100)
      for (int i = 0; i < 100; ++i) slow.say(game.watch());
  } catch (const Closed&) {
  }
  for (int i = 0; i < 300 && house.metric("hadal_dropped_total") != "1"; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(100));  // it may be busy still
  EXPECT_EQ(house.metric("hadal_dropped_total"), "1") << "after " << asked << " positions";
  EXPECT_TRUE(slow.is_hung_up());
  quick.say(game.watch());
  EXPECT_EQ(text_of(quick.wait_for("position"), "table"), game.table);
}

TEST(ForeignTables, AnswerAsIfTheyDidNotExist) {
  const OpenHouse house;
  const LiveGame game(house);
  Browser eve = house.guest("Eve");
  const std::string nowhere = "AAAAAAAAAAAAAAAAAAAAAA";
  const auto all_of = [](const HttpAnswer& answer) { return answer.head + answer.body; };
  for (const char* what : {"", "?invite=wrong", "/record", "/replay?at=1", "/replay?seat=A",
                           "/moves", "/moves?seat=B"}) {
    const HttpAnswer foreign = eve.get("/api/tables/" + game.table + what);
    EXPECT_EQ(foreign.status, 404u) << what;
    EXPECT_EQ(all_of(foreign), all_of(eve.get("/api/tables/" + nowhere + what))) << what;
  }
  const std::pair<const char*, const char*> verbs[] = {
      {"join", R"({"seat":"A"})"},
      {"join", R"({"invite":"wrong"})"},
      {"leave", "{}"},
      {"kick", R"({"seat":"A"})"},
      {"start", "{}"},
      {"rematch", "{}"},
      {"seat", R"({"seat":"A","plan":{"kind":"bot","level":"random"}})"}};
  for (const auto& [verb, body] : verbs) {
    const HttpAnswer foreign = eve.post("/api/tables/" + game.table + "/" + verb, body);
    const HttpAnswer none = eve.post("/api/tables/" + nowhere + "/" + verb, body);
    EXPECT_EQ(foreign.status, 404u) << verb;
    EXPECT_EQ(all_of(foreign), all_of(none)) << verb;
  }
  WireTab tab(eve);
  tab.say(game.watch());
  EXPECT_EQ(text_of(tab.wait_for("refused"), "code"), "no_table");
}

TEST(SigningOut, ClosesTheTabsOfThisBrowser) {
  const OpenHouse house;
  Browser ada = house.guest("Ada");
  const Browser before = ada;
  WireTab tab(ada);
  WireTab other(house.guest("Ben"));
  ada.post("/api/logout");
  EXPECT_EQ(text_of(tab.wait_for("closing"), "reason"), "signed_out");
  EXPECT_TRUE(tab.is_hung_up());
  other.say(R"({"type":"ping","request":"p"})");
  EXPECT_EQ(text_of(other.wait_for("pong"), "request"), "p");
  Browser again = before;
  EXPECT_TRUE(again.get("/api/me").json().at("player").is_null()) << "the cookie is worth nothing";
}

}  // namespace
}  // namespace hadal::http::test
