// How C++ values cross to and from JavaScript: one schema for each request and each sheet, from which the
// shape of a request, its reading, and the writing of a sheet all derive.
//
// A schema is a row of bytes, read from front to back. A value begins with its kind; then follow, for
//  - a whole number that is given: what is allowed of it;
//  - a choice: how many words, and the words;
//  - a list: what is allowed of its length, the number of its store, and its item;
//  - a maybe: the word that leaves it empty, the number of its store, and its item;
//  - a record: its fields (need, name, offset, value), and Need::none after the last.
// Numbers are written to the base 128, lowest digits first, 128 added to all but the last; texts end with
// a zero. The drafting of schemas at compile time is in draft.hpp.
#pragma once

#include <cstddef>

#include "problem.hpp"

namespace tallysheet::wasm {

enum class Need : char {
  none,  // there is no further field
  required,
  optional,  // may be left out: a request's field keeps its default, a sheet's is not written
  nullable,  // may be left out or null
};

enum class Type : char {
  name, words, decimal, figure, wide_figure, given_whole, whole, small_whole, flag, choice, record, list, maybe
};

struct Field {
  Need need;
  const char* name;
  size_t offset;

  void* in(void* record) const { return static_cast<char*>(record) + offset; }
};

/// Some values, one beside the other.
struct Items {
  void* first;
  size_t count;
};

/// How a list keeps its items, or a maybe its one or none.
struct Store {
  /// Of one item.
  size_t size;
  Items (*items)(void*);
  /// Makes a new item at the end; only requests have it.
  void* (*add)(void*);
};

/// A place in a schema, to be copied where something is to be read again.
class Schema {
 public:
  explicit constexpr Schema(const char* at) : at_(at) {}

  Type type() { return static_cast<Type>(*at_++); }
  int64_t number();
  const char* text();
  Range range();
  /// Goes to the value of the next field, if there is one.
  bool next(Field& field);
  /// Goes past a value.
  void skip();

 private:
  const char* at_;
};

/// What is known of a whole request or sheet.
struct Layout {
  Schema schema;
  const Store* const* stores;

  /// The store whose number comes next.
  const Store& store(Schema& at) const { return *stores[at.number()]; }
};

}  // namespace tallysheet::wasm
