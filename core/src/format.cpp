#include "tallysheet/format.hpp"

namespace tallysheet {

namespace {

void append(std::string& out, std::string_view text) { out += text; }

}  // namespace

void FormatArg::append_to(std::string& out) const {
  std::visit([&](const auto& value) { append(out, value); }, value_);
}

std::string FormatArg::to_string() const {
  std::string text;
  append_to(text);
  return text;
}

std::string format(std::string_view pattern, std::initializer_list<FormatArg> args) {
  constexpr std::string_view placeholder = "{}";
  std::string text;
  for (const FormatArg& arg : args) {
    const std::size_t at = pattern.find(placeholder);
    if (at == std::string_view::npos) break;
    text += pattern.substr(0, at);
    arg.append_to(text);
    pattern.remove_prefix(at + placeholder.size());
  }
  text += pattern;
  return text;
}

}  // namespace tallysheet
