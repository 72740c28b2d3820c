# Targets `tidy` (the checks of .clang-tidy) and `analyze` (the slow ones: clang's static analyzer, which
# follows paths, and the search for needless copies) look at every source, tests too. As in a build, files of
# one folder are read together: that takes a fifth of the time. Each unit has a stamp, so only what changed
# since the last run is looked at again. Only the preset `tidy` has these targets.
find_program(CLANG_TIDY clang-tidy-14)
if(NOT CLANG_TIDY OR NOT HADAL_TIDY)
  return()
endif()

# What the sources of the Python module read beside ours.
if(TARGET hadal_python)
  set(foreign "$<TARGET_PROPERTY:hadal_python,INCLUDE_DIRECTORIES>")
endif()

function(hadal_look_at_sources target checks)
  get_property(units GLOBAL PROPERTY HADAL_UNITS)
  foreach(unit IN LISTS units)
    file(RELATIVE_PATH name ${PROJECT_BINARY_DIR} ${unit})
    string(REGEX REPLACE "CMakeFiles/|Unity/unity_|_cxx.cxx$" "" name ${name})
    set(stamp ${PROJECT_BINARY_DIR}/${target}/${name}.ok)
    get_filename_component(folder ${stamp} DIRECTORY)
    file(MAKE_DIRECTORY ${folder})
    # The compiler writes down which of our headers the unit reads; clang-tidy itself cannot.
    add_custom_command(
      OUTPUT ${stamp}
      COMMAND ${CMAKE_CXX_COMPILER} -std=c++20 -I${PROJECT_SOURCE_DIR} -I${HADAL_GENERATED}
              "$<$<BOOL:${foreign}>:-idirafter;$<JOIN:${foreign},;-idirafter;>>" -MM -MT ${stamp} -MF
              ${stamp}.d ${unit}
      COMMAND ${CLANG_TIDY} --quiet --config-file=${PROJECT_SOURCE_DIR}/.clang-tidy --checks=${checks}
              -p ${PROJECT_BINARY_DIR} ${unit}
      COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
      DEPENDS ${unit} ${PROJECT_SOURCE_DIR}/.clang-tidy
      DEPFILE ${stamp}.d
      COMMAND_EXPAND_LISTS
      COMMENT "clang-tidy ${name}"
      VERBATIM)
    list(APPEND stamps ${stamp})
  endforeach()
  add_custom_target(${target} DEPENDS ${stamps})
endfunction()

# A unit includes sources: that is its purpose.
hadal_look_at_sources(tidy "-bugprone-suspicious-include")
string(JOIN "," slow_checks "-*" "clang-analyzer-*" "-clang-analyzer-optin.performance.Padding"
       "performance-unnecessary-value-param")
hadal_look_at_sources(analyze "${slow_checks}")
