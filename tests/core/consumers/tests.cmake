# The core as other projects take it: installed, with each compiler that is here, as C++20 and C++23; and compiled with the
# project, once by FetchContent and once as a folder. Between them, what is installed and the fuzzers, each compiler
# compiles the core as C++20 and as C++23. The folder is left to long runs (ctest -C long): the core is compiled once more
# for it, and FetchContent, which adds the same folder, is tested in every run.
set(consumers ${CMAKE_CURRENT_LIST_DIR})
set(prefix ${CMAKE_CURRENT_BINARY_DIR}/installed)
set(common -D FOLDER=${PROJECT_SOURCE_DIR} -D PREFIX=${prefix} -D GENERATOR=${CMAKE_GENERATOR})

# A test of that name, with further settings of consume.cmake.
function(add_consumer name way compiler standard)
  set(test consumer_${way}_${name}_cxx${standard})
  set(runs "")
  if(way STREQUAL subdirectory)
    set(runs CONFIGURATIONS long)
  endif()
  set(settings -D WAY=${way} -D COMPILER=${compiler} -D STANDARD=${standard}
    -D BUILD=${CMAKE_CURRENT_BINARY_DIR}/${test})
  foreach(setting IN LISTS ARGN)
    list(APPEND settings -D ${setting})
  endforeach()
  add_test(NAME ${test} COMMAND ${CMAKE_COMMAND} ${common} ${settings} -P ${consumers}/consume.cmake ${runs})
  set_tests_properties(${test} PROPERTIES PROCESSORS 2)
  if(way STREQUAL package)
    set_tests_properties(${test} PROPERTIES FIXTURES_REQUIRED installed_core)
  endif()
endfunction()

add_test(NAME install COMMAND ${CMAKE_COMMAND} ${common} -D COMPILER=${CMAKE_CXX_COMPILER}
  -D BUILD=${CMAKE_CURRENT_BINARY_DIR}/install -P ${consumers}/install.cmake)
set_tests_properties(install PROPERTIES FIXTURES_SETUP installed_core PROCESSORS 2)

# The compilers by name; where there is only one, it takes the other's place below.
find_program(TALLYSHEET_GCC g++)
find_program(TALLYSHEET_CLANG clang++)
set(compilers "")
foreach(name IN ITEMS gcc clang)
  string(TOUPPER TALLYSHEET_${name} compiler)
  if(${compiler})
    list(APPEND compilers ${name})
    set(${name} ${${compiler}})
    add_consumer(${name} package ${${name}} 20)
    add_consumer(${name} package ${${name}} 23)
  endif()
endforeach()
if(compilers)
  list(GET compilers 0 one)
  list(GET compilers -1 other)
  add_consumer(${other} fetch ${${other}} 23 INSTALL=ON "FLAGS=-fno-exceptions -fno-rtti")
  add_consumer(${one} subdirectory ${${one}} 23 SHARED=ON)
endif()
