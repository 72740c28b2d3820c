# What a page needs from outside: Boost's headers, which emscripten must see without the rest of
# /usr/include, and Boost.JSON made from them.
find_path(BOOST_INCLUDE boost/json/src.hpp PATHS /usr/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
set(foreign ${PROJECT_BINARY_DIR}/foreign)
file(MAKE_DIRECTORY ${foreign})
file(CREATE_LINK ${BOOST_INCLUDE}/boost ${foreign}/boost SYMBOLIC)
add_library(Boost::headers INTERFACE IMPORTED GLOBAL)
set_target_properties(Boost::headers PROPERTIES INTERFACE_INCLUDE_DIRECTORIES ${foreign})

file(CONFIGURE OUTPUT ${HADAL_GENERATED}/boost_json.cpp CONTENT "#include <boost/json/src.hpp>\n" @ONLY)
add_library(boost_json STATIC ${HADAL_GENERATED}/boost_json.cpp)
target_link_libraries(boost_json PUBLIC Boost::headers)
add_library(Boost::json ALIAS boost_json)

# emscripten 3.1.6 has coroutines under their old name, and Boost.Asio must be told.
add_compile_definitions(BOOST_ASIO_HAS_CO_AWAIT BOOST_ASIO_DISABLE_THREADS)
add_compile_options(-fwasm-exceptions -Wno-deprecated-experimental-coroutine)
