// SPDX-License-Identifier: Apache-2.0
// How we sign in to NATS servers. Secrets are in files: anybody on the machine can read a command
// line.
#pragma once

#include <CLI/CLI.hpp>

#include "server/nats/nats_options.h"

namespace hadal::cli {

inline void add_nats_flags(CLI::App& command, log::NatsAccess& access) {
  command.add_option("--nats-ca", access.ca,
                     "Who signed the certificates of tls:// servers (PEM; default: the system's)");
  command.add_option("--nats-cert", access.certificate, "Our certificate for them (PEM)");
  command.add_option("--nats-key", access.key, "Its key (PEM)");
  command.add_option("--nats-credentials", access.credentials, "File of credentials for NATS");
  command.add_option("--nats-user", access.user, "User of NATS");
  command.add_option("--nats-password-file", access.password, "File with the password of the user");
}

}  // namespace hadal::cli
