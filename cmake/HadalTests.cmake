# What ctest runs, by label:
#   unit      one test program for every layer
#   endure    the real program under load, killed and lied to
#   cluster   a log in NATS, with servers that the tests start and kill
#   faults    people at tables of three machines that are killed, paused and cut off
#   scenario  the scenario files of every game
#   fuzz      every fuzzer for FUZZ_SECONDS
#   check     the scripts tools/check_*, which read the sources

# hadal_test(NAME LABEL label COMMAND program [argument...]): run from the root of the project. One that
# waits for ever is a failure; the longest takes three minutes.
function(hadal_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "LABEL" "COMMAND")
  add_test(NAME ${name} COMMAND ${arg_COMMAND} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES LABELS ${arg_LABEL} TIMEOUT 900)
  # Whoever takes longest begins first, so that no processor is idle at the end.
  if(name MATCHES "endure|commands|log_tests|games_tests")
    set_tests_properties(${name} PROPERTIES COST 100)
  endif()
endfunction()

function(hadal_test_scenarios)
  get_property(folders GLOBAL PROPERTY HADAL_SCENARIOS)
  foreach(folder IN LISTS folders)
    file(GLOB files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${folder}/*.yaml)
    get_filename_component(game ${folder} DIRECTORY)
    get_filename_component(game ${game} NAME)
    hadal_test(scenarios_of_${game} LABEL scenario COMMAND hadal scenario ${files})
  endforeach()
endfunction()

function(hadal_test_sources)
  file(GLOB checks CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/check_*)
  foreach(check IN LISTS checks)
    get_filename_component(name ${check} NAME)
    hadal_test(${name} LABEL check COMMAND ${check})
  endforeach()
endfunction()
