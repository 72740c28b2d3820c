# cmake -DOUT=FILE -P commit.cmake: writes from which commit this is; nothing outside of git. The file
# changes only with the commit, so that nothing is compiled in vain.
execute_process(
  COMMAND git rev-parse --short=12 HEAD
  WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR}
  OUTPUT_VARIABLE commit
  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
file(CONFIGURE OUTPUT ${OUT} @ONLY CONTENT [[
// Made by cmake/commit.cmake.
#include "commands/commit.h"

namespace hadal::cli {

const std::string_view kCommit = "@commit@";

}  // namespace hadal::cli
]])
