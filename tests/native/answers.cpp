// Answers requests natively, like the module. A request on standard input is the sizes of its words and texts in
// bytes, a line feed, and the words and texts; an answer is its length, a line feed and the outcome as JSON.
#include <iostream>
#include <string>
#include <vector>

#include "boundary/systems.hpp"

int main() {
  std::ios::sync_with_stdio(false);
  std::streamsize word_size = 0;
  std::streamsize text_size = 0;
  while (std::cin >> word_size >> text_size && std::cin.get() == '\n') {
    std::vector<std::int32_t> words(static_cast<std::size_t>(word_size) / sizeof(std::int32_t));
    std::string texts(static_cast<std::size_t>(text_size), '\0');
    if (!std::cin.read(reinterpret_cast<char*>(words.data()), word_size)) return 1;
    if (!std::cin.read(texts.data(), text_size)) return 1;
    std::string json;
    tallysheet::wasm::answer({words, texts}, json);
    std::cout << json.size() << '\n' << json;
  }
  return std::cin.eof() ? 0 : 1;
}
