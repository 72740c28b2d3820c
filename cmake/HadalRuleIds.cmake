# The ids of a game's rules stand in docs/rules/GAME.md, once. The scenario runner knows them from
# there: `#include "games/GAME/rule_ids.h"` gives hadal::GAME::kRuleIds.

function(hadal_rule_ids game)
  set(document ${PROJECT_SOURCE_DIR}/docs/rules/${game}.md)
  set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${document})
  file(READ ${document} text)
  string(REGEX MATCHALL "\n\\| *`?(ABY|UNF)-[A-Z0-9]+(-[A-Za-z0-9]+)*" rows "${text}")
  if(NOT rows)
    message(FATAL_ERROR "${document} has no rule ids")
  endif()
  set(HADAL_IDS "")
  foreach(row IN LISTS rows)
    string(REGEX MATCH "[AU][A-Za-z0-9-]+" id "${row}")
    string(APPEND HADAL_IDS "    \"${id}\",\n")
  endforeach()
  set(HADAL_GAME ${game})
  configure_file(${PROJECT_SOURCE_DIR}/cmake/rule_ids.h.in
                 ${HADAL_GENERATED}/games/${game}/rule_ids.h @ONLY)
endfunction()
