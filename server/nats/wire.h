// SPDX-License-Identifier: Apache-2.0
// What is asked of the NATS servers: send a message with its fence, look at the last one of a
// subject, read on, erase.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "server/nats/batch.h"
#include "server/nats/nats_options.h"
#include "server/nats/scanner.h"

namespace hadal::log {

// What became of a message that was sent.
struct Outcome {
  enum class Kind : std::uint8_t {
    stored,
    fenced,       // its subject had another last sequence
    refused,      // the server does not want it; it has not been stored
    unreachable,  // nobody is there who stores; it has not been stored
    silent,       // nobody knows
  };
  Kind kind = Kind::stored;
  std::uint64_t sequence = 0;  // where it is stored
  std::string reason;
};

// The newest message of a subject.
struct Newest {
  std::uint64_t sequence = 0;
  std::string id;
  Batch batch;
};

struct StreamState {
  std::uint64_t last = 0;  // sequence
  std::int64_t made = 0;   // when, in nanoseconds
  std::int64_t replicas = 0;
};

class Wire {
 public:
  // `answered` is called on a thread of libnats. Throws LogError: no server can be reached, or the
  // stream cannot be made.
  using Answered = std::function<void(const std::string& id, const Outcome& outcome)>;
  Wire(const NatsOptions& options, Answered answered);
  ~Wire();
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  std::string subject_of(std::string_view stream) const;
  std::string stream_of(std::string_view subject) const;
  std::string all_subjects() const { return options_.stream + ".>"; }

  // The answer comes later, unless this throws LogError.
  void send(const std::string& subject, const Batch& batch, const std::string& id,
            std::uint64_t expected);

  static std::string id_of(natsMsg* message);

  // These throw LogError.
  // Waits for the answer; gives the sequence, or nothing if the message was fenced.
  std::optional<std::uint64_t> store(const std::string& subject, const Batch& batch,
                                     const std::string& id, std::uint64_t expected);
  std::optional<Newest> newest(const std::string& subject);
  void scan(const std::string& subject, const Range& range, const Scanner::Take& take) {
    scanner_->scan(subject, range, take);
  }
  void scan_anywhere(const std::string& subject, const Scanner::Take& take) {
    scanner_->scan_anywhere(subject, take);
  }
  void erase(std::uint64_t sequence);
  StreamState state();
  void try_to_store();                 // something that is not kept
  std::string said_by_system() const;  // what a server tells about itself; empty: nothing

 private:
  void connect();
  void make_streams();
  void make_stream(const std::string& name, const std::string& subject, std::int64_t most);
  static void hear(jsCtx*, natsMsg* message, jsPubAck* ack, jsPubAckErr* error, void* closure);
  int replicas() const;

  // libnats may call once more after the end.
  struct Ear {
    std::mutex mutex;
    Answered answered;
    // While the connection is made again, sending waits, and may be told too late before it ends.
    const natsMsg* sending = nullptr;
    bool was_told = false;  // of the one that is being sent; it must live until that ends
  };

  NatsOptions options_;
  Ear* ear_;
  NatsConnection connection_;
  NatsJetStream jet_;
  std::optional<Scanner> scanner_;
};

}  // namespace hadal::log
