// Embind's own glue, cut down to functions of whole numbers, which cross as they are.
//
// With Emscripten 3.1.6 it takes the place of Embind's library, whose thirty types, their names, and what
// registers, checks and converts them are as large as a scoring system.
mergeInto(LibraryManager.library, {
  _embind_register_function__deps: ['$getWasmTableEntry'],
  _embind_register_function: function(name, count, types, signature, invoker, target) {
    var text = '';
    while (HEAPU8[name]) text += String.fromCharCode(HEAPU8[name++]);
    Module[text] = getWasmTableEntry(invoker).bind(null, target);
  },
});
