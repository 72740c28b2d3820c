// SPDX-License-Identifier: Apache-2.0
#include "server/nats/connect.h"

#include <fstream>

namespace hadal::log {
namespace {

constexpr std::int64_t kConnectMs = 2'000;
constexpr std::int64_t kReconnectMs = 100;
// A server that does not answer is left for another one within two seconds.
constexpr std::int64_t kPingMs = 600;
constexpr int kMostPingsOut = 2;

// The first line of the file.
std::string secret_in(const std::string& file) {
  std::ifstream in(file);
  std::string line;
  if (!std::getline(in, line)) throw LogError(file + ": there is no password in it");
  return line;
}

void set_secrets(natsOptions* made, const NatsAccess& access) {
  if (!access.credentials.empty()) {
    if (!std::ifstream(access.credentials))
      throw LogError(access.credentials + ": these credentials cannot be read");
    expect_ok(natsOptions_SetUserCredentialsFromFiles(made, access.credentials.c_str(), nullptr),
              access.credentials + " cannot be used");
  }
  if (access.user.empty() != access.password.empty())
    throw LogError("a user of NATS needs a name and a file with the password");
  if (!access.user.empty())
    expect_ok(
        natsOptions_SetUserInfo(made, access.user.c_str(), secret_in(access.password).c_str()),
        "the user name cannot be used");
}

void set_tls(natsOptions* made, const NatsOptions& options) {
  const NatsAccess& access = options.access;
  if (!options.tls) {
    if (!access.ca.empty() || !access.certificate.empty())
      throw LogError("certificates are only for servers written as tls://HOST");
    return;
  }
  expect_ok(natsOptions_SetSecure(made, true), "TLS cannot be used");
  if (!access.ca.empty())
    expect_ok(natsOptions_LoadCATrustedCertificates(made, access.ca.c_str()),
              access.ca + " cannot be read");
  if (access.certificate.empty() != access.key.empty())
    throw LogError("a certificate needs its key, and a key its certificate");
  if (!access.certificate.empty())
    expect_ok(
        natsOptions_LoadCertificatesChain(made, access.certificate.c_str(), access.key.c_str()),
        access.certificate + " and " + access.key + " cannot be used");
}

}  // namespace

void fail(const std::string& what, natsStatus status, jsErrCode code) {
  throw LogError("NATS: " + what + ": " + natsStatus_GetText(status) +
                 (code != 0 ? " (" + std::to_string(code) + ")" : ""));
}

void expect_ok(natsStatus status, const std::string& what) {
  if (status != NATS_OK) fail(what, status);
}

NatsConnection connect(const NatsOptions& options, natsConnectionHandler reconnected,
                       void* closure) {
  natsOptions* made = nullptr;
  expect_ok(natsOptions_Create(&made), "there is not enough memory");
  const NatsOptionsHandle owned(made);
  std::vector<const char*> urls;
  for (const std::string& server : options.servers) urls.push_back(server.c_str());
  expect_ok(natsOptions_SetServers(made, urls.data(), static_cast<int>(urls.size())),
            "the addresses cannot be read");
  natsOptions_SetTimeout(made, kConnectMs);
  natsOptions_SetMaxReconnect(made, -1);
  natsOptions_SetReconnectWait(made, kReconnectMs);
  natsOptions_SetReconnectJitter(made, kReconnectMs, kReconnectMs);
  natsOptions_SetPingInterval(made, kPingMs);
  natsOptions_SetMaxPingsOut(made, kMostPingsOut);
  if (reconnected != nullptr) natsOptions_SetReconnectedCB(made, reconnected, closure);
  natsOptions_SetIOBufSize(made, 64 * 1024);
  natsOptions_SetSendAsap(made, true);
  natsOptions_SetName(made, "hadal");
  set_secrets(made, options.access);
  set_tls(made, options);
  natsConnection* connection = nullptr;
  expect_ok(natsConnection_Connect(&connection, made), "no server can be reached");
  return NatsConnection(connection);
}

}  // namespace hadal::log
