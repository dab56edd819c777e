// A text that grows at its end: as much of std::string as scoring needs, kept like every other list, which
// makes the engine smaller. UTF-8.
#pragma once

#include <compare>
#include <string_view>

#include "list.hpp"

namespace tallysheet {

class Text : public List<char> {
 public:
  Text() = default;
  Text(std::string_view words) { *this += words; }
  Text(const char* words) { *this += words; }
  operator std::string_view() const { return {begin(), size()}; }

  Text& operator+=(char letter) {
    push_back(letter);
    return *this;
  }
  Text& operator+=(std::string_view words) {
    if (!words.empty()) std::memcpy(append(1, words.size()), words.data(), words.size());
    return *this;
  }
  Text& operator+=(const char* words) { return *this += std::string_view(words); }

  friend bool operator==(const Text& a, std::string_view b) { return std::string_view(a) == b; }
};

/// For std::ostream and its like.
template <class Stream>
Stream& operator<<(Stream& out, const Text& text) {
  out.write(text.begin(), static_cast<std::ptrdiff_t>(text.size()));
  return out;
}

/// In the order of their bytes, which is that of their code points.
std::strong_ordering compare(std::string_view a, std::string_view b);

}  // namespace tallysheet
