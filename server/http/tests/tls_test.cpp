// SPDX-License-Identifier: Apache-2.0
// TLS built in: requests, sockets, a certificate that is renewed, and files that cannot be used.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <chrono>
#include <thread>

#include "server/http/tests/open_house.h"
#include "server/http/tls.h"
#include "server/log/tests/folder.h"

namespace hadal::http::test {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;
using testing::HasSubstr;

// A certificate that its owner signed, for this name.
void write_certificate(const std::string& name, const std::string& file, const std::string& key) {
  EVP_PKEY* pair = EVP_EC_gen("P-256");
  X509* made = X509_new();
  X509_gmtime_adj(X509_getm_notBefore(made), 0);
  X509_gmtime_adj(X509_getm_notAfter(made), 3600);
  ASN1_INTEGER_set(X509_get_serialNumber(made), 1);
  X509_set_pubkey(made, pair);
  X509_NAME_add_entry_by_txt(X509_get_subject_name(made), "CN", MBSTRING_ASC,
                             reinterpret_cast<const unsigned char*>(name.c_str()), -1, -1, 0);
  X509_set_issuer_name(made, X509_get_subject_name(made));
  X509_sign(made, pair, EVP_sha256());
  FILE* out = std::fopen(file.c_str(), "w");
  PEM_write_X509(out, made);
  std::fclose(out);
  out = std::fopen(key.c_str(), "w");
  PEM_write_PrivateKey(out, pair, nullptr, nullptr, 0, nullptr, nullptr);
  std::fclose(out);
  X509_free(made);
  EVP_PKEY_free(pair);
}

class Certificates {
 public:
  std::string path(const std::string& name) const { return folder_.path(name); }
  void make(const std::string& name) const {
    write_certificate(name, path("cert.pem"), path("key.pem"));
  }
  ServerOptions options() const {
    ServerOptions made;
    made.tls_certificate = path("cert.pem");
    made.tls_key = path("key.pem");
    made.read_again = [made] { return made; };
    return made;
  }

 private:
  hadal::test::Folder folder_;
};

// One connection with TLS.
struct Secure {
  explicit Secure(unsigned short port) {
    beast::get_lowest_layer(stream).connect({asio::ip::address_v4::loopback(), port});
    stream.handshake(asio::ssl::stream_base::client);
  }
  std::string name() {
    X509* shown = SSL_get1_peer_certificate(stream.native_handle());
    char text[64] = "";
    X509_NAME_get_text_by_NID(X509_get_subject_name(shown), NID_commonName, text, sizeof text);
    X509_free(shown);
    return text;
  }
  beast::http::response<beast::http::string_body> get(const std::string& path) {
    beast::http::request<beast::http::string_body> request{beast::http::verb::get, path, 11};
    request.set(beast::http::field::host, "play.example.org");
    beast::http::write(stream, request);
    beast::http::response<beast::http::string_body> answer;
    beast::http::read(stream, buffer, answer);
    return answer;
  }

  asio::io_context io;
  asio::ssl::context context{asio::ssl::context::tls_client};
  beast::ssl_stream<beast::tcp_stream> stream{io, context};
  beast::flat_buffer buffer;
};

// The log is written by another process.
void wait_for_line(const OpenHouse& house, const std::string& text, std::size_t times = 1) {
  for (int i = 0; i < 2000; ++i) {
    const std::string lines = house.log_lines();
    std::size_t found = 0;
    for (std::size_t at = lines.find(text); at != std::string::npos; at = lines.find(text, at + 1))
      ++found;
    if (found >= times) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  FAIL() << "no line says " << text;
}

TEST(Tls, RequestsAndSocketsGoOverIt) {
  const Certificates files;
  files.make("one.example.org");
  const OpenHouse house(files.options());
  Secure client(house.port);
  EXPECT_EQ(client.name(), "one.example.org");
  EXPECT_EQ(client.get("/healthz").body(), "ok\n");
  const auto page = client.get("/");
  EXPECT_EQ(page.result_int(), 200U);
  EXPECT_THAT(std::string(page[beast::http::field::strict_transport_security]),
              HasSubstr("max-age"));

  Secure other(house.port);
  beast::websocket::stream<beast::ssl_stream<beast::tcp_stream>> socket(std::move(other.stream));
  socket.handshake("play.example.org", "/ws");
  socket.write(asio::buffer(std::string_view(R"({"type":"nonsense","request":"x"})")));
  beast::flat_buffer answer;
  socket.read(answer);
  EXPECT_THAT(beast::buffers_to_string(answer.data()), HasSubstr("type"));
}

TEST(Tls, AClientThatSpeaksPlainHttpIsHungUpOn) {
  const Certificates files;
  files.make("one.example.org");
  const OpenHouse house(files.options());
  Wire wire(house.port);
  wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(wire.read_all().find("HTTP/1.1"), std::string::npos);
  EXPECT_EQ(Secure(house.port).get("/healthz").body(), "ok\n") << "others are served";
}

TEST(Tls, ARenewedCertificateIsShownAfterASignalAndABrokenOneIsNot) {
  const Certificates files;
  files.make("one.example.org");
  const OpenHouse house(files.options());
  Secure early(house.port);
  files.make("two.example.org");
  house.tell(SIGHUP);
  wait_for_line(house, "event=reloaded");
  EXPECT_EQ(Secure(house.port).name(), "two.example.org");
  EXPECT_EQ(early.get("/healthz").body(), "ok\n") << "whoever was there stays";
  std::ofstream(files.path("cert.pem")) << "nonsense";
  house.tell(SIGHUP);
  wait_for_line(house, "event=reload_failed changed=false");
  EXPECT_THAT(house.log_lines(), HasSubstr("cert.pem: the certificate cannot be read"));
  EXPECT_EQ(Secure(house.port).name(), "two.example.org");
}

TEST(Tls, FilesThatDoNotFitAreRefusedWithASentence) {
  const Certificates files;
  files.make("one.example.org");
  const std::string cert = files.path("cert.pem");
  const std::string key = files.path("key.pem");
  const auto complaint = [](const std::string& certificate, const std::string& of_it) {
    try {
      read_certificate(certificate, of_it);
    } catch (const std::runtime_error& e) {
      return std::string(e.what());
    }
    return std::string();
  };
  EXPECT_EQ(read_certificate("", ""), nullptr);
  EXPECT_NE(read_certificate(cert, key), nullptr);
  EXPECT_THAT(complaint(cert, ""), HasSubstr("belong together"));
  EXPECT_THAT(complaint(files.path("none.pem"), key), HasSubstr("none.pem: the certificate"));
  EXPECT_THAT(complaint(cert, cert), HasSubstr("cert.pem: the key"));
  write_certificate("other", files.path("c2.pem"), files.path("k2.pem"));
  EXPECT_THAT(complaint(cert, files.path("k2.pem")), HasSubstr("k2.pem"));
}

TEST(Reload, ABannedAddressIsSentAwayAndMayComeBack) {
  const Certificates folder;
  const std::string file = folder.path("banned");
  ServerOptions options;
  options.read_again = [file] {
    ServerOptions now;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) now.banned_addresses.push_back(line);
    return now;
  };
  const OpenHouse house(options);
  const Browser ada = house.guest("Ada");
  WireTab tab(ada);
  EXPECT_EQ(tab.status, 101U);
  std::ofstream(file) << "127.0.0.1\n";
  house.tell(SIGHUP);
  EXPECT_EQ(text_of(tab.wait_for("closing"), "reason"), "banned");
  EXPECT_EQ(WireTab(ada).status, 403U);
  std::ofstream(file) << "no address\n";
  house.tell(SIGHUP);
  wait_for_line(house, "event=reload_failed");
  EXPECT_EQ(WireTab(ada).status, 403U) << "nothing has changed";
  std::ofstream(file) << "";
  house.tell(SIGHUP);
  wait_for_line(house, "event=reloaded", 2);
  EXPECT_EQ(WireTab(ada).status, 101U);
}

}  // namespace
}  // namespace hadal::http::test
