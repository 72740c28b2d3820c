// SPDX-License-Identifier: Apache-2.0
#include "server/http/tls.h"

#include <openssl/ssl.h>

#include <stdexcept>

namespace hadal::http {
namespace ssl = boost::asio::ssl;

TlsContext read_certificate(const std::string& certificate, const std::string& key) {
  if (certificate.empty() && key.empty()) return nullptr;
  if (certificate.empty() || key.empty())
    throw std::runtime_error("--tls-cert and --tls-key belong together");
  auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
  const auto expect = [](const boost::system::error_code& error, const std::string& file,
                         const char* what) {
    if (error) throw std::runtime_error(file + ": " + what + " cannot be read: " + error.message());
  };
  boost::system::error_code error;
  SSL_CTX_set_min_proto_version(context->native_handle(), TLS1_2_VERSION);
  context->use_certificate_chain_file(certificate, error);
  expect(error, certificate, "the certificate");
  context->use_private_key_file(key, ssl::context::pem, error);
  expect(error, key, "the key of the certificate");
  if (SSL_CTX_check_private_key(context->native_handle()) != 1)
    throw std::runtime_error(key + ": is not the key of " + certificate);
  return context;
}

}  // namespace hadal::http
