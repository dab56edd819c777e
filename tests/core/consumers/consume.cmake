# Configures, builds, tests and installs the consumer:
#   cmake -D WAY=<package|fetch|subdirectory> -D FOLDER=<sources> -D PREFIX=<installed> -D BUILD=<folder>
#     -D COMPILER=<g++> -D STANDARD=<20> -D GENERATOR=<name> -P consume.cmake
# and, where that is wanted, with -D FLAGS=<-f...>, -D SHARED=ON and -D INSTALL=ON.
include(${CMAKE_CURRENT_LIST_DIR}/run.cmake)

set(warnings "-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror")
set(options -D WAY=${WAY} -D FOLDER=${FOLDER} -D CMAKE_PREFIX_PATH=${PREFIX} -D CMAKE_CXX_COMPILER=${COMPILER}
  -D CMAKE_CXX_STANDARD=${STANDARD} -D "CMAKE_CXX_FLAGS=${warnings} ${FLAGS}")
if(SHARED)
  list(APPEND options -D BUILD_SHARED_LIBS=ON)
endif()
if(INSTALL)
  list(APPEND options -D TALLYSHEET_INSTALL=ON)
endif()

# Configured afresh; what was compiled from the same files with the same options is taken again.
file(REMOVE_RECURSE ${BUILD}/CMakeCache.txt ${BUILD}/installed)
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${BUILD} -G ${GENERATOR} ${options})
run(${CMAKE_COMMAND} --build ${BUILD} --parallel 2)

# The consumer has one test, and the core adds none.
execute_process(COMMAND ${CMAKE_CTEST_COMMAND} --test-dir ${BUILD} --output-on-failure
  OUTPUT_VARIABLE tested ERROR_QUIET)
if(NOT tested MATCHES "100% tests passed, 0 tests failed out of 1\n")
  message(FATAL_ERROR "${tested}")
endif()

# The core comes along where that is asked for.
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${BUILD}/installed)
files_below(${BUILD}/installed installed)
if(INSTALL)
  check_holds(installed bin/score_board lib/libtallysheet.a include/tallysheet/puffing_billy.hpp
    lib/cmake/tallysheet/tallysheet-config.cmake lib/pkgconfig/tallysheet.pc)
elseif(NOT installed STREQUAL "bin/score_board")
  message(FATAL_ERROR "The consumer's installation holds\n${installed}")
endif()
