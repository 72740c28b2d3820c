# How our code is compiled: language, warnings, processor, ccache, link-time optimization.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Every program lies directly in build/<preset>/, so that build/release/hadal is where people look.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})

# Only our own targets link this; imported targets are SYSTEM includes and stay silent.
add_library(hadal_warnings INTERFACE)
target_compile_options(hadal_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow
                                                -Werror)
# g++ 12 falsely sees std::sort of a small array reach beyond its end and, when linking, std::string
# write beyond its own; asan finds the real ones.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(hadal_warnings INTERFACE -Wno-array-bounds)
  target_link_options(hadal_warnings INTERFACE -Wno-stringop-overflow)
endif()

# x86-64-v2 has popcount, which the card sets live on; every x86 machine since 2009 has it.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  set(march_default x86-64-v2)
endif()
set(HADAL_MARCH "${march_default}" CACHE STRING "Value of -march (empty: the compiler's default)")
if(HADAL_MARCH)
  add_compile_options(-march=${HADAL_MARCH})
endif()

# Server and terminal include hundreds of thousands of lines of Boost, and tests are long. The
# optimizer takes a minute for such a file, and tests gain nothing from it. In a release, optimizing
# these files across each other would take as long as everything else, after every change; and g++ 12
# wrongly warns that sums of strings overlap (-Wrestrict).
set(HADAL_EDGE_FLAGS "" CACHE STRING "More flags for http, client, cli and tests")
set(HADAL_CORE_FLAGS "" CACHE STRING "More flags for the server's protocol and core")

# No program says where it was built, so every clone on a machine gets the same files from ccache.
add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=)

# What the sanitizers must not look into; named from the folder where the compiler runs.
set(ignorelist ${PROJECT_SOURCE_DIR}/cmake/foreign.ignorelist)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_FLAGS MATCHES "-fsanitize=")
  file(RELATIVE_PATH from_build ${PROJECT_BINARY_DIR} ${ignorelist})
  add_compile_options(-fsanitize-ignorelist=${from_build})
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # The precompiled header's content is in the hash; its time and its macros need not be.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_NOHASHDIR=1
      CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_EXTRAFILES=${ignorelist} ${CCACHE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
  endif()
endif()

if(HADAL_LTO)
  include(CheckIPOSupported)
  check_ipo_supported(RESULT lto_works OUTPUT lto_output LANGUAGES CXX)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${lto_works})
endif()

# `#include "engine/version.h"` gives hadal::kVersion.
set(HADAL_GENERATED ${PROJECT_BINARY_DIR}/generated)
configure_file(${PROJECT_SOURCE_DIR}/cmake/version.h.in ${HADAL_GENERATED}/engine/version.h @ONLY)
