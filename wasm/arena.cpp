// The engine's memory: one call's worth at a time, given back as a whole before the next call.
//
// Nothing is freed in between, so that no destructor costs a byte of the engine or a moment of a call.
#include "arena.hpp"

#include <emscripten/heap.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

extern "C" char __heap_base;

namespace {

constexpr uintptr_t alignment = 16;

uintptr_t bottom = reinterpret_cast<uintptr_t>(&__heap_base);
uintptr_t top = bottom;

void* take(size_t size) {
  const uintptr_t at = (top + alignment - 1) & ~(alignment - 1);
  top = at + size;
  if (top < at || (top > emscripten_get_heap_size() && !emscripten_resize_heap(top))) abort();
  return reinterpret_cast<void*>(at);
}

}  // namespace

namespace tallysheet::wasm {

void keep_memory() { bottom = top; }
void give_back_memory() { top = bottom; }

}  // namespace tallysheet::wasm

extern "C" void* malloc(size_t size) { return take(size); }
extern "C" void free(void*) {}

void* operator new(size_t size) { return take(size); }
void* operator new(size_t size, std::align_val_t) { return take(size); }
void operator delete(void*) noexcept {}
void operator delete(void*, size_t) noexcept {}
void operator delete(void*, std::align_val_t) noexcept {}
void operator delete(void*, size_t, std::align_val_t) noexcept {}
