# Compares a project's own settings before and after it takes the core.
set(own_variables BUILD_SHARED_LIBS BUILD_TESTING CMAKE_BUILD_TYPE CMAKE_CXX_EXTENSIONS CMAKE_CXX_FLAGS
  CMAKE_CXX_STANDARD CMAKE_CXX_STANDARD_REQUIRED)
set(own_properties BUILDSYSTEM_TARGETS COMPILE_DEFINITIONS COMPILE_OPTIONS INCLUDE_DIRECTORIES LINK_OPTIONS TESTS)

# Sets `result` to all of them in one text.
function(remember_settings result)
  set(settings "")
  foreach(variable IN LISTS own_variables)
    string(APPEND settings "${variable} ${${variable}}\n")
  endforeach()
  foreach(property IN LISTS own_properties)
    get_property(value DIRECTORY PROPERTY ${property})
    string(APPEND settings "${property} ${value}\n")
  endforeach()
  set(${result} "${settings}" PARENT_SCOPE)
endfunction()

# `settings` are what remember_settings() set.
function(check_unchanged settings)
  remember_settings(now)
  if(NOT now STREQUAL settings)
    message(FATAL_ERROR "The core changes the settings of a project that takes it:\n${settings}are now\n${now}")
  endif()
endfunction()

function(check_library_type target)
  set(expected STATIC_LIBRARY)
  if(BUILD_SHARED_LIBS)
    set(expected SHARED_LIBRARY)
  endif()
  get_target_property(type ${target} TYPE)
  if(NOT type STREQUAL expected)
    message(FATAL_ERROR "${target} is a ${type}, not a ${expected}")
  endif()
endfunction()
