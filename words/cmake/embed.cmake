# SPDX-License-Identifier: Apache-2.0
#
# cmake -DOUT=embedded.cpp -DDIRS=catalogues,… -DLANGUAGES=en,de -P embed.cmake
# Writes the catalogues as C++: one raw literal per line of a file. The files of a language (en.json
# and en.*.json) become one object.
string(REPLACE "," ";" languages "${LANGUAGES}")
string(REPLACE "," ";" folders "${DIRS}")

set(code "// Made from the catalogues by words/cmake/embed.cmake.\n")
string(APPEND code "#include \"words/embedded.h\"\n\nnamespace hadal::words {\nnamespace {\n\n")
set(table "")
foreach(language IN LISTS languages)
  set(parts "")
  foreach(folder IN LISTS folders)
    file(GLOB found "${folder}/${language}.json" "${folder}/${language}.*.json")
    list(APPEND parts ${found})
  endforeach()
  set(text "")
  foreach(part IN LISTS parts)
    file(READ "${part}" more)
    if(text)
      # The brace that ends the one and the brace that begins the other become a comma.
      string(REGEX REPLACE "}[ \n]*$" "," text "${text}")
      string(REGEX REPLACE "^[ \n]*{" "" more "${more}")
    endif()
    string(APPEND text "${more}")
  endforeach()
  string(REPLACE "\n" "\n)json\",\n    R\"json(" text "${text}")
  string(APPEND code "constexpr std::string_view k_${language}[] = {\n    R\"json(${text})json\"};\n\n")
  string(APPEND table "    {\"${language}\", k_${language}},\n")
endforeach()
string(APPEND code "constexpr Embedded kEmbedded[] = {\n${table}};\n\n}  // namespace\n\n")
string(APPEND code "std::span<const Embedded> embedded() { return kEmbedded; }\n\n}  // namespace hadal::words\n")
file(WRITE "${OUT}" "${code}")
