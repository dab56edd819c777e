// Embind's own list of types, cut down to the one that crosses: a whole number.
//
// With Emscripten 3.1.6 it takes the place of Embind's library, whose thirty types and their names are
// as large as a scoring system; the names of its functions are those that Embind's glue calls.
#include <climits>

#include <emscripten/bind.h>
#include <emscripten/em_macros.h>

extern "C" {

// What a message about an unknown type would name; there is none.
EMSCRIPTEN_KEEPALIVE const void* __getTypeName(const void*) { return ""; }

EMSCRIPTEN_KEEPALIVE __attribute__((constructor)) void __embind_register_native_and_builtin_types() {
  using namespace emscripten::internal;
  _embind_register_integer(TypeID<int>::get(), "int", sizeof(int), INT_MIN, INT_MAX);
}

}
