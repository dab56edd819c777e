// Answers requests as the module does, natively. Each request on standard input is its function's number, the length
// of its stream of tokens, a line's end and the stream; each answer is its length, a line's end and the outcome as JSON.
#include <iostream>
#include <string>

#include "systems.hpp"

int main() {
  std::ios::sync_with_stdio(false);
  int function = 0;
  std::streamsize length = 0;
  while (std::cin >> function >> length && std::cin.get() == '\n') {
    std::string stream(static_cast<size_t>(length), '\0');
    if (!std::cin.read(stream.data(), length)) return 1;
    const tallysheet::Text answer = tallysheet::wasm::outcome(function, stream);
    std::cout << answer.size() << '\n' << answer;
  }
  return std::cin.eof() ? 0 : 1;
}
