# What `cmake --install` puts where, and the Debian package: tools/package makes it.
include(GNUInstallDirs)

set(packaging ${PROJECT_SOURCE_DIR}/packaging)
set(web ${PROJECT_SOURCE_DIR}/web/dist)
install(CODE "if(NOT EXISTS ${web}/index.html)
  message(FATAL_ERROR \"web/dist is missing: build the web client first\")
endif()" COMPONENT hadal)
install(TARGETS hadal DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT hadal)
install(DIRECTORY ${web}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/hadal/web COMPONENT hadal)
install(FILES ${packaging}/hadal.service ${packaging}/hadal-cluster.service
        DESTINATION /lib/systemd/system COMPONENT hadal)
install(FILES ${packaging}/hadal.toml ${packaging}/cluster.toml DESTINATION /etc/hadal COMPONENT hadal)
install(FILES README.md NOTICE docs/hosting.md ${packaging}/debian/copyright
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/hadal COMPONENT hadal)
install(DIRECTORY ${packaging}/examples DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/hadal COMPONENT hadal)
install(DIRECTORY ${packaging}/monitoring
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/hadal/examples COMPONENT hadal)
# The program writes its own manual pages and completions.
install(CODE "set(hadal \"$<TARGET_FILE:hadal>\")
set(share \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}\")
set(changes \"${PROJECT_SOURCE_DIR}/CHANGELOG.md\")
set(version ${PROJECT_VERSION}-1)
include(${PROJECT_SOURCE_DIR}/cmake/write_help.cmake)" COMPONENT hadal)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "Hadal <hadal@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "deep-sea board games for people and machines")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_BINARY_DIR}/package)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL hadal)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_HADAL_PACKAGE_NAME hadal)
set(CPACK_DEBIAN_HADAL_PACKAGE_SECTION net)
set(CPACK_DEBIAN_HADAL_PACKAGE_PRIORITY optional)
set(CPACK_COMPONENT_HADAL_DESCRIPTION "A server for two board games, with a web client, bots to play against
and a client for the terminal.")
set(CPACK_DEBIAN_HADAL_PACKAGE_CONTROL_EXTRA
    ${packaging}/debian/postinst ${packaging}/debian/prerm ${packaging}/debian/postrm
    ${packaging}/debian/conffiles)
include(CPack)
