// A list of values one beside the other: as much of std::vector as scoring needs.
//
// What does not depend on the kind of item is there once for all lists, and what would otherwise be copied to
// every place of its use is not inlined, which makes the engine smaller. So items move byte by byte: none may
// point into itself, nor be aligned more strictly than what plain operator new gives.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <new>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace tallysheet {

/// What lists of all kinds of items have in common.
class AnyList {
 public:
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  void* items() { return items_; }
  /// Makes room for so many items of so many bytes each, and forgets those there are, which must own nothing.
  void make_room(size_t room, size_t item) {
    size_ = 0;
    reserve(room, item);
  }
  /// As many other items, to be filled in byte by byte; the old ones, which are returned, are the caller's.
  void* renew(size_t item) {
    void* const before = items_;
    items_ = ::operator new(size_ * item);
    room_ = size_;
    return before;
  }

 protected:
  /// Makes room for so many items of so many bytes each.
  void reserve(size_t room, size_t item) {
    if (room <= room_) return;
    void* const wider = ::operator new(room * item);
    if (size_ > 0) std::memcpy(wider, items_, size_ * item);
    ::operator delete(items_);
    items_ = wider;
    room_ = room;
  }
  /// The room of so many new items at the end, of so many bytes each.
  [[gnu::noinline]] void* append(size_t item, size_t count = 1) {
    if (size_ + count > room_) reserve(2 * (size_ + count), item);
    size_ += count;
    return static_cast<char*>(items_) + item * (size_ - count);
  }
  [[gnu::noinline]] void swap(AnyList& other) {
    std::swap(items_, other.items_);
    std::swap(size_, other.size_);
    std::swap(room_, other.room_);
  }

  void* items_ = nullptr;
  size_t size_ = 0;
  size_t room_ = 0;
};

template <class Item>
class List : public AnyList {
 public:
  using value_type = Item;

  List() = default;
  [[gnu::noinline]] explicit List(size_t size) {
    reserve(size);
    size_ = size;
    std::uninitialized_value_construct_n(begin(), size);
  }
  template <class Iterator>
  List(Iterator first, Iterator last) {
    reserve(static_cast<size_t>(last - first));
    for (; first != last; ++first) push_back(*first);
  }
  List(std::initializer_list<Item> items) : List(items.begin(), items.end()) {}
  List(const std::vector<Item>& items) : List(items.begin(), items.end()) {}
  List(const List& other) : List(other.begin(), other.end()) {}
  List(List&& other) noexcept { swap(other); }
  ~List() {
    clear();
    ::operator delete(items_);
  }
  List& operator=(List other) noexcept {
    swap(other);
    return *this;
  }

  Item* begin() { return static_cast<Item*>(items_); }
  Item* end() { return begin() + size_; }
  const Item* begin() const { return static_cast<const Item*>(items_); }
  const Item* end() const { return begin() + size_; }
  Item& operator[](size_t index) { return begin()[index]; }
  const Item& operator[](size_t index) const { return begin()[index]; }
  const Item& front() const { return *begin(); }

  void clear() {
    std::destroy_n(begin(), size_);
    size_ = 0;
  }
  void reserve(size_t room) { AnyList::reserve(room, sizeof(Item)); }
  /// A new item at the end, to be filled in.
  Item& add() { return *new (append(sizeof(Item))) Item(); }
  void push_back(Item item) { new (append(sizeof(Item))) Item(std::move(item)); }

 private:
  static_assert(!std::is_same_v<Item, std::string>, "a string may point into itself; a Text does not");
};

}  // namespace tallysheet
