// SPDX-License-Identifier: Apache-2.0
// Whatever the bytes are: a record is read or refused, played again or refused, nothing else.
// Writing a record and reading it back gives the same record.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "commands/commands.h"
#include "engine/record.h"
#include "fair/fair.h"
#include "fuzz/require.h"

namespace hadal::fuzz {
namespace {

void replay_or_refuse(const Record& record) {
  try {
    const std::unique_ptr<Table> table = replay(record, cli::games());
    require_none(table->inconsistency());
    require(table->to_move() == Player::nobody || !table->legal().empty(), "law 4: a dead end");
    table->view(Player::p0);
  } catch (const RecordError&) {
  }
  fair::verify(record, cli::games());
}

void read_or_refuse(std::string_view text) {
  Record record;
  try {
    record = read_record(text);
  } catch (const RecordError&) {
    return;
  }
  const std::string written = write(record);
  const Record again = read_record(written);
  require(again == record, "the record reads back as another:\n" + written);
  require(write(again) == written, "the record is written in two ways:\n" + written);
  replay_or_refuse(record);
}

}  // namespace
}  // namespace hadal::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  hadal::fuzz::read_or_refuse({reinterpret_cast<const char*>(data), size});
  return 0;
}
