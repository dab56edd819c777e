# Builds the core with the options that its own project has where nothing is asked for, and installs it:
#   cmake -D FOLDER=<sources> -D BUILD=<folder> -D PREFIX=<folder> -D COMPILER=<g++> -D GENERATOR=<name>
#     -P install.cmake
include(${CMAKE_CURRENT_LIST_DIR}/run.cmake)

# Configured afresh; what was compiled from the same files with the same options is taken again.
file(REMOVE_RECURSE ${BUILD}/CMakeCache.txt ${PREFIX})
run(${CMAKE_COMMAND} -S ${FOLDER} -B ${BUILD} -G ${GENERATOR} -D CMAKE_CXX_COMPILER=${COMPILER}
  -D CMAKE_BUILD_TYPE=None)
run(${CMAKE_COMMAND} --build ${BUILD} --parallel 2)
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX})

# All headers and the generated one, and no others.
files_below(${FOLDER}/core/include headers)
list(APPEND headers tallysheet/version.hpp)
list(SORT headers)
files_below(${PREFIX}/include installed)
if(NOT installed STREQUAL headers)
  message(FATAL_ERROR "The headers\n${headers}\nwere installed as\n${installed}")
endif()
