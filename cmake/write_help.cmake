# Run while installing: manual pages, completions and the list of changes, compressed as Debian wants it.
# `hadal` is the program, `share` the folder for data, `changes` the list, `version` that of the package.
function(write_compressed file)
  execute_process(COMMAND gzip -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

set(man ${share}/man/man1)
file(MAKE_DIRECTORY ${man})
execute_process(COMMAND ${hadal} manual --folder ${man} COMMAND_ERROR_IS_FATAL ANY)
file(GLOB pages ${man}/hadal*.1)
foreach(page IN LISTS pages)
  write_compressed(${page})
endforeach()

foreach(place IN ITEMS bash:bash-completion/completions/hadal zsh:zsh/vendor-completions/_hadal
                       fish:fish/vendor_completions.d/hadal.fish)
  string(REGEX MATCH "([a-z]+):(.*)/([^/]*)" place ${place})
  file(MAKE_DIRECTORY ${share}/${CMAKE_MATCH_2})
  execute_process(COMMAND ${hadal} completion ${CMAKE_MATCH_1}
                  OUTPUT_FILE ${share}/${CMAKE_MATCH_2}/${CMAKE_MATCH_3} COMMAND_ERROR_IS_FATAL ANY)
endforeach()

file(MAKE_DIRECTORY ${share}/doc/hadal)
file(COPY_FILE ${changes} ${share}/doc/hadal/changelog)
write_compressed(${share}/doc/hadal/changelog)
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${share}/doc/hadal/changelog.Debian "hadal (${version}) unstable; urgency=medium

  * The changes are in changelog.gz.

 -- Hadal <hadal@example.org>  ${now}
")
write_compressed(${share}/doc/hadal/changelog.Debian)
