// SPDX-License-Identifier: Apache-2.0
// The certificate with which the server shows who it is.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <string>

namespace hadal::http {

using TlsContext = std::shared_ptr<boost::asio::ssl::context>;

// From two PEM files: the certificate with those that signed it, and its key. Null: neither is
// named. Throws std::runtime_error with the file.
TlsContext read_certificate(const std::string& certificate, const std::string& key);

}  // namespace hadal::http
