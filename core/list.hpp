// A list of values one beside the other: as much of std::vector as scoring needs.
//
// There is one way to grow, and items move by assignment, which makes the engine smaller. No item is
// aligned more strictly than what plain operator new gives.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace tallysheet {

template <class Item>
class List {
 public:
  using value_type = Item;

  List() = default;
  explicit List(size_t size) : items_(static_cast<Item*>(::operator new(size * sizeof(Item)))), size_(size), room_(size) {
    std::uninitialized_value_construct_n(items_, size);
  }
  template <class Iterator>
  List(Iterator first, Iterator last) : List(static_cast<size_t>(last - first)) { std::copy(first, last, begin()); }
  List(std::initializer_list<Item> items) : List(items.begin(), items.end()) {}
  List(const std::vector<Item>& items) : List(items.begin(), items.end()) {}
  List(const List& other) : List(other.begin(), other.end()) {}
  List(List&& other) noexcept { swap(other); }
  ~List() {
    std::destroy_n(items_, room_);
    ::operator delete(items_);
  }
  List& operator=(List other) noexcept {
    swap(other);
    return *this;
  }

  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Item* begin() { return items_; }
  Item* end() { return begin() + size_; }
  const Item* begin() const { return items_; }
  const Item* end() const { return begin() + size_; }
  Item& operator[](size_t index) { return items_[index]; }
  const Item& operator[](size_t index) const { return items_[index]; }
  const Item& front() const { return items_[0]; }

  void clear() { size_ = 0; }
  /// A new item at the end, to be filled in.
  Item& add() {
    if (size_ == room_) reserve(2 * size_ + 1);
    return items_[size_++];
  }
  void reserve(size_t room) {
    if (room <= room_) return;
    List wider(room);
    std::move(begin(), end(), wider.begin());
    wider.size_ = size_;
    swap(wider);
  }
  void push_back(Item item) { add() = std::move(item); }

 private:
  void swap(List& other) {
    std::swap(items_, other.items_);
    std::swap(size_, other.size_);
    std::swap(room_, other.room_);
  }

  /// All of the room is filled: `size_` items and, behind them, some for later.
  Item* items_ = nullptr;
  size_t size_ = 0;
  size_t room_ = 0;
};

}  // namespace tallysheet
