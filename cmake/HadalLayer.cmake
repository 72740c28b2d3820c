# A layer is a folder: all its *.cpp are the library, those under tests/ are one test program.
# Sources are found by pattern so that adding a card or a rule never touches the build files.

# hadal_layer(NAME [FAST_TESTS] [DEPENDS target...] [WITHOUT file-or-folder...]
#             [ADD generated-file...] [ADD_TO_TESTS file...] [PRECOMPILE <header>...])
# makes library NAME and, where there are tests, program NAME_tests.
# A layer without a *.cpp is header-only. WITHOUT leaves out files (main.cpp) and folders that are layers
# of their own, ADD brings more in.
# ADD_TO_TESTS are files of another layer's tests; each is compiled alone.
# FAST_TESTS are those that compute for minutes: the optimizer looks at them too.
# PRECOMPILE is for foreign headers that nearly every file of the layer reads and that take seconds.
function(hadal_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "FAST_TESTS" "" "DEPENDS;WITHOUT;ADD;ADD_TO_TESTS;PRECOMPILE")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  foreach(left_out IN LISTS arg_WITHOUT)
    list(FILTER sources EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/${left_out}($|/)")
  endforeach()
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "/tests/")
  list(FILTER tests INCLUDE REGEX "/tests/")

  if(sources OR arg_ADD)
    add_library(${name} STATIC ${sources} ${arg_ADD})
    target_link_libraries(${name} PRIVATE hadal_warnings)
    hadal_unite(${name} ${sources})
    set(scope PUBLIC)
  else()
    add_library(${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${name} ${scope} ${PROJECT_SOURCE_DIR} ${HADAL_GENERATED})
  target_link_libraries(${name} ${scope} ${arg_DEPENDS})
  if(arg_PRECOMPILE)
    target_precompile_headers(${name} PRIVATE ${arg_PRECOMPILE})
    hadal_allow_precompiled(${name})
  endif()

  if(HADAL_TESTS AND tests)
    set_source_files_properties(${arg_ADD_TO_TESTS} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    hadal_program(${name}_tests ${tests} ${arg_ADD_TO_TESTS})
    target_link_libraries(${name}_tests PRIVATE ${name} GTest::gmock_main GTest::gmock GTest::gtest
                                                rapidcheck)
    if(arg_FAST_TESTS)
      hadal_precompile_test_headers(${name}_tests)
    else()
      hadal_precompile_test_headers(${name}_tests ${HADAL_EDGE_FLAGS})
    endif()
    hadal_test(${name}_tests LABEL unit COMMAND ${name}_tests)
    if(arg_FAST_TESTS)
      set_tests_properties(${name}_tests PROPERTIES COST 100)
    endif()
  endif()
endfunction()

# What every test reads is compiled once for each set of options: the first test program makes it, the
# others share it.
function(hadal_precompile_test_headers name)
  string(MAKE_C_IDENTIFIER "HADAL_TEST_HEADERS${ARGN}" property)
  get_property(first GLOBAL PROPERTY ${property})
  if(first)
    target_precompile_headers(${name} REUSE_FROM ${first})
  else()
    target_precompile_headers(${name} PRIVATE <gmock/gmock.h> <gtest/gtest.h> <fstream> <functional>
                              <map> <set> <sstream> <string> <vector>)
    set_property(GLOBAL PROPERTY ${property} ${name})
  endif()
  hadal_allow_precompiled(${name})
  target_compile_options(${name} PRIVATE ${ARGN})
endfunction()

# g++ 12 no longer knows that a precompiled std::string is not ours to warn about.
function(hadal_allow_precompiled name)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${name} PRIVATE -Wno-stringop-overflow)
  endif()
endfunction()

function(hadal_program name)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE hadal_warnings)
  hadal_unite(${name} ${ARGN})
endfunction()

# Most of the time of a build is the same headers, read again for each file. Files of one folder are
# compiled HADAL_UNITY at a time, as if they were one. HADAL_UNITS is the list of what is compiled.
function(hadal_unite name)
  if(NOT HADAL_UNITY)
    return()
  endif()
  foreach(source IN LISTS ARGN)
    get_source_file_property(alone ${source} SKIP_UNITY_BUILD_INCLUSION)
    if(alone)
      continue()
    endif()
    file(RELATIVE_PATH group ${PROJECT_SOURCE_DIR} ${source})
    get_filename_component(group ${group} DIRECTORY)
    string(MAKE_C_IDENTIFIER ${group} group)
    math(EXPR batch "${files_of_${group}} + 0")
    math(EXPR files_of_${group} "${batch} + 1")
    math(EXPR batch "${batch} / ${HADAL_UNITY}")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${batch})
    list(APPEND units ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${name}.dir/Unity/unity_${group}_${batch}_cxx.cxx)
  endforeach()
  list(REMOVE_DUPLICATES units)
  set_property(GLOBAL APPEND PROPERTY HADAL_UNITS ${units})
  set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
