// Answers requests as the module does, natively. Each request on standard input is its function's number, the length
// of its stream of tokens, a line's end and the stream; each answer is its length, a line's end and the outcome as
// JSON.
#include <iostream>
#include <string>

#include "boundary/systems.hpp"

int main() {
  std::ios::sync_with_stdio(false);
  std::size_t function = 0;
  std::streamsize length = 0;
  while (std::cin >> function >> length && std::cin.get() == '\n') {
    std::string tokens(static_cast<std::size_t>(length), '\0');
    if (!std::cin.read(tokens.data(), length)) return 1;
    std::string json;
    tallysheet::wasm::answer(function, tokens, json);
    std::cout << json.size() << '\n' << json;
  }
  return std::cin.eof() ? 0 : 1;
}
