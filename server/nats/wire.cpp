// SPDX-License-Identifier: Apache-2.0
#include "server/nats/wire.h"

#include <deque>

#include "server/nats/connect.h"

namespace hadal::log {
namespace {

constexpr const char* kMessageId = "Nats-Msg-Id";
constexpr std::int64_t kRequestMs = 2'000;
constexpr std::int64_t kAgainMs = 100;
constexpr std::int64_t kMostUnderWay = 65'536;
constexpr std::int64_t kRememberIdsNs = 2LL * 60 * 1'000'000'000;
constexpr int kReplicas = 3;  // where there are so many servers
constexpr const char* kProbe = "_probe";

jsPubOptions publish_options(const std::string& id, std::uint64_t expected, std::int64_t wait) {
  jsPubOptions options;
  jsPubOptions_Init(&options);
  options.MsgId = id.c_str();
  options.MaxWait = wait;
  options.ExpectLastSubjectSeq = expected;
  options.ExpectNoMessage = expected == 0;
  return options;
}

Outcome outcome_of(const jsPubAck* ack, const jsPubAckErr* error) {
  using Kind = Outcome::Kind;
  if (ack != nullptr) return {Kind::stored, ack->Sequence, {}};
  const std::string text = error->ErrText != nullptr ? error->ErrText : "";
  const std::string reason = text.empty() ? natsStatus_GetText(error->Err) : text;
  if (error->ErrCode == JSStreamWrongLastSequenceErr) return {Kind::fenced, 0, reason};
  if (error->Err == NATS_NO_RESPONDERS) return {Kind::unreachable, 0, reason};
  if (error->ErrCode != 0) return {Kind::refused, 0, reason};
  return {Kind::silent, 0, reason};
}

}  // namespace

Wire::Wire(const NatsOptions& options, Answered answered) : options_(options) {
  static std::mutex mutex;
  static std::deque<Ear> ears;  // for good, see Ear
  {
    const std::lock_guard lock(mutex);
    ear_ = &ears.emplace_back();
  }
  ear_->answered = std::move(answered);
  connect();
  make_streams();
}

Wire::~Wire() {
  {
    const std::lock_guard lock(ear_->mutex);
    ear_->answered = nullptr;
  }
  natsConnection_Close(connection_.get());
}

void Wire::connect() {
  connection_ = log::connect(options_);
  jsOptions jet;
  jsOptions_Init(&jet);
  jet.Wait = kRequestMs;
  jet.PublishAsync.MaxPending = kMostUnderWay;
  jet.PublishAsync.AckHandler = hear;
  jet.PublishAsync.AckHandlerClosure = ear_;
  jsCtx* context = nullptr;
  expect_ok(natsConnection_JetStream(&context, connection_.get(), &jet), "JetStream");
  jet_.reset(context);
  scanner_.emplace(connection_.get(), options_.stream);
}

int Wire::replicas() const { return options_.servers.size() >= kReplicas ? kReplicas : 1; }

void Wire::make_streams() {
  make_stream(options_.stream, all_subjects(), -1);
  make_stream(options_.stream + kProbe, options_.stream + kProbe, 1);
}

void Wire::make_stream(const std::string& name, const std::string& subject, std::int64_t most) {
  jsStreamInfo* info = nullptr;
  jsErrCode code{};
  natsStatus status = js_GetStreamInfo(&info, jet_.get(), name.c_str(), nullptr, &code);
  if (status == NATS_NOT_FOUND) {
    jsStreamConfig config;
    jsStreamConfig_Init(&config);
    const char* subjects[] = {subject.c_str()};
    config.Name = name.c_str();
    config.Subjects = subjects;
    config.SubjectsLen = 1;
    config.Storage = js_FileStorage;
    config.Replicas = replicas();
    config.MaxMsgs = most;
    config.Duplicates = kRememberIdsNs;
    status = js_AddStream(&info, jet_.get(), &config, nullptr, &code);
  }
  if (status != NATS_OK) fail("the stream '" + name + "' cannot be used", status, code);
  jsStreamInfo_Destroy(info);
}

std::string Wire::subject_of(std::string_view stream) const {
  return options_.stream + "." + token_of(stream);
}

std::string Wire::stream_of(std::string_view subject) const {
  return name_of(subject.substr(options_.stream.size() + 1));
}

void Wire::hear(jsCtx*, natsMsg* message, jsPubAck* ack, jsPubAckErr* error, void* closure) {
  NatsMessage owned(message);
  auto* ear = static_cast<Ear*>(closure);
  const std::lock_guard lock(ear->mutex);
  if (ear->answered) ear->answered(id_of(message), outcome_of(ack, error));
  if (ear->sending != message) return;
  ear->was_told = true;
  static_cast<void>(owned.release());  // the sender still has it
}

void Wire::send(const std::string& subject, const Batch& batch, const std::string& id,
                std::uint64_t expected) {
  NatsMessage message = write_batch(subject, batch);
  jsPubOptions options = publish_options(id, expected, options_.attempt.count());
  natsMsg* const sent = message.release();
  natsMsg* given = sent;
  {
    const std::lock_guard lock(ear_->mutex);
    ear_->sending = sent;
    ear_->was_told = false;
  }
  const natsStatus status = js_PublishMsgAsync(jet_.get(), &given, &options);
  {
    const std::lock_guard lock(ear_->mutex);
    ear_->sending = nullptr;
    if (ear_->was_told) return natsMsg_Destroy(sent);  // whatever became of it is known
  }
  natsMsg_Destroy(given);  // it is null if it was taken
  expect_ok(status, "a message cannot be sent");
}

// Sent again with the same id, it is stored once.
std::optional<std::uint64_t> Wire::store(const std::string& subject, const Batch& batch,
                                         const std::string& id, std::uint64_t expected) {
  const auto latest = std::chrono::steady_clock::now() + options_.patience;
  for (;;) {
    const NatsMessage message = write_batch(subject, batch);
    jsPubOptions options = publish_options(id, expected, options_.attempt.count());
    jsPubAck* ack = nullptr;
    jsErrCode code{};
    const natsStatus status = js_PublishMsg(&ack, jet_.get(), message.get(), &options, &code);
    if (status == NATS_OK) {
      const std::uint64_t sequence = ack->Sequence;
      jsPubAck_Destroy(ack);
      return sequence;
    }
    if (code == JSStreamWrongLastSequenceErr) return std::nullopt;
    if (code != 0 || std::chrono::steady_clock::now() > latest)
      fail("a message cannot be stored", status, code);
    nats_Sleep(kAgainMs);
  }
}

std::string Wire::id_of(natsMsg* message) {
  const char* value = nullptr;
  return natsMsgHeader_Get(message, kMessageId, &value) == NATS_OK ? value : "";
}

std::optional<Newest> Wire::newest(const std::string& subject) {
  natsMsg* found = nullptr;
  jsErrCode code{};
  const natsStatus status =
      js_GetLastMsg(&found, jet_.get(), options_.stream.c_str(), subject.c_str(), nullptr, &code);
  const NatsMessage message(found);
  if (status == NATS_NOT_FOUND || code == JSNoMessageFoundErr) return std::nullopt;
  if (status != NATS_OK) fail("a message cannot be read", status, code);
  return Newest{natsMsg_GetSequence(found), id_of(found), read_batch(found)};
}

void Wire::erase(std::uint64_t sequence) {
  jsErrCode code{};
  const natsStatus status =
      js_EraseMsg(jet_.get(), options_.stream.c_str(), sequence, nullptr, &code);
  if (status != NATS_OK && status != NATS_NOT_FOUND && code != JSNoMessageFoundErr)
    fail("a message cannot be erased", status, code);
}

StreamState Wire::state() {
  jsStreamInfo* info = nullptr;
  jsErrCode code{};
  const natsStatus status =
      js_GetStreamInfo(&info, jet_.get(), options_.stream.c_str(), nullptr, &code);
  if (status != NATS_OK) fail("the stream cannot be looked at", status, code);
  const NatsStreamInfo owned(info);
  return {info->State.LastSeq, info->Created, info->Config->Replicas};
}

void Wire::try_to_store() {
  jsErrCode code{};
  const std::string subject = options_.stream + kProbe;
  const natsStatus status =
      js_Publish(nullptr, jet_.get(), subject.c_str(), "?", 1, nullptr, &code);
  if (status != NATS_OK) fail("nothing can be stored", status, code);
}

std::string Wire::said_by_system() const {
  natsMsg* answer = nullptr;
  if (natsConnection_RequestString(&answer, connection_.get(), "$SYS.REQ.SERVER.PING.VARZ", "",
                                   kRequestMs) != NATS_OK)
    return {};
  const NatsMessage owned(answer);
  return {natsMsg_GetData(answer), static_cast<std::size_t>(natsMsg_GetDataLength(answer))};
}

}  // namespace hadal::log
