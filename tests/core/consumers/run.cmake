# Functions that the scripts of this folder share.
cmake_minimum_required(VERSION 3.21)

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "${command}\n${output}")
  endif()
endfunction()

# Sets `result` to the files below the folder, in order.
function(files_below folder result)
  file(GLOB_RECURSE files RELATIVE ${folder} ${folder}/*)
  set(${result} ${files} PARENT_SCOPE)
endfunction()

# Every one of the files is in the list.
function(check_holds list)
  foreach(file IN LISTS ARGN)
    if(NOT file IN_LIST ${list})
      message(FATAL_ERROR "${file} is missing of:\n${${list}}")
    endif()
  endforeach()
endfunction()
