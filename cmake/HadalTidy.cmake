# Targets `tidy` (the checks of .clang-tidy) and `analyze` (the slow ones: clang's static analyzer, which
# follows paths, and the search for needless copies), on every source that ships, not on tests. One stamp per file, so that only
# what changed since the last run is looked at again. Needs clang's compile commands of every source by
# itself, so only the preset `tidy` has them.
find_program(CLANG_TIDY clang-tidy-14)
if(NOT CLANG_TIDY OR NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang" OR HADAL_UNITY)
  return()
endif()

get_property(sources GLOBAL PROPERTY HADAL_SOURCES)
list(FILTER sources EXCLUDE REGEX "/tests/")

function(hadal_look_at_sources target)
  foreach(source IN LISTS sources)
    file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${source})
    set(stamp ${PROJECT_BINARY_DIR}/${target}/${name}.ok)
    get_filename_component(folder ${stamp} DIRECTORY)
    file(MAKE_DIRECTORY ${folder})
    # The compiler writes down which of our headers the file reads; clang-tidy itself cannot.
    add_custom_command(
      OUTPUT ${stamp}
      COMMAND ${CMAKE_CXX_COMPILER} -std=c++20 -I${PROJECT_SOURCE_DIR} -I${HADAL_GENERATED} -MM -MT
              ${stamp} -MF ${stamp}.d ${source}
      COMMAND ${CLANG_TIDY} --quiet ${ARGN} -p ${PROJECT_BINARY_DIR} ${source}
      COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
      DEPENDS ${source} ${PROJECT_SOURCE_DIR}/.clang-tidy
      DEPFILE ${stamp}.d
      COMMENT "clang-tidy ${name}"
      VERBATIM)
    list(APPEND stamps ${stamp})
  endforeach()
  add_custom_target(${target} DEPENDS ${stamps})
endfunction()

hadal_look_at_sources(tidy)
string(JOIN "," slow_checks "-*" "clang-analyzer-*" "-clang-analyzer-optin.performance.Padding"
       "performance-unnecessary-value-param")
hadal_look_at_sources(analyze "--checks=${slow_checks}")
