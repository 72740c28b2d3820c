# A game is a folder: its own files are the rules, and bot/ and terminal/ are layers above them.
# hadal_game(some_game SomeGame) says that the folder is the namespace hadal::some_game with the type
# SomeGame of the engine's contract in some_game.h.

function(hadal_game name type)
  file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
  set_property(GLOBAL APPEND PROPERTY HADAL_GAMES ${name})
  set_property(GLOBAL APPEND PROPERTY HADAL_GAME_ROWS "X(${name}, ${type})")
  set_property(GLOBAL APPEND PROPERTY HADAL_GAME_HEADERS ${folder}/${name}.h games/${name}/rule_ids.h)
  if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/learn/learn.h)
    set_property(GLOBAL APPEND PROPERTY HADAL_LEARN_ROWS "X(${name}, ${type})")
    set_property(GLOBAL APPEND PROPERTY HADAL_LEARN_HEADERS ${folder}/${name}.h
                                                            ${folder}/learn/learn.h)
  endif()
  set_property(GLOBAL APPEND PROPERTY HADAL_CATALOGUES ${folder}/catalogues)
  set_property(GLOBAL APPEND PROPERTY HADAL_SCENARIOS ${CMAKE_CURRENT_SOURCE_DIR}/scenarios)
  hadal_rule_ids(${name})
endfunction()

# games/list.h has the list as a macro for those who need names alone, games/types.h the types too;
# games/learn.h has the games that can be learnt from, those with learn/learn.h.
function(hadal_write_games)
  get_property(rows GLOBAL PROPERTY HADAL_GAME_ROWS)
  get_property(headers GLOBAL PROPERTY HADAL_GAME_HEADERS)
  list(JOIN rows " " rows)
  list(TRANSFORM headers REPLACE "(.+)" "#include \"\\1\"\n")
  list(JOIN headers "" headers)
  set(made "// Made from games/CMakeLists.txt.\n#pragma once\n\n")
  file(CONFIGURE OUTPUT ${HADAL_GENERATED}/games/list.h
       CONTENT "${made}#define HADAL_GAMES(X) ${rows}\n" @ONLY)
  file(CONFIGURE OUTPUT ${HADAL_GENERATED}/games/types.h
       CONTENT "${made}${headers}#include \"games/list.h\"\n" @ONLY)
  get_property(rows GLOBAL PROPERTY HADAL_LEARN_ROWS)
  get_property(headers GLOBAL PROPERTY HADAL_LEARN_HEADERS)
  list(JOIN rows " " rows)
  list(TRANSFORM headers REPLACE "(.+)" "#include \"\\1\"\n")
  list(JOIN headers "" headers)
  file(CONFIGURE OUTPUT ${HADAL_GENERATED}/games/learn.h
       CONTENT "${made}${headers}#define HADAL_LEARN_GAMES(X) ${rows}\n" @ONLY)
endfunction()
