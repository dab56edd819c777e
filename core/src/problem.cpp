#include "tallysheet/problem.hpp"

#include <algorithm>
#include <utility>

namespace tallysheet {
namespace {

std::string enumerated(std::span<const std::string_view> names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    text += i == 0 ? "" : i + 1 == names.size() ? " or " : ", ";
    text += format("“{}”", {names[i]});
  }
  return text;
}

/// Writes the value of an argument as its sentence has it.
struct Wording {
  bool only_digits;

  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(std::int64_t whole) const { return only_digits ? to_string(whole) : written(whole); }
  std::string operator()(const Figure& figure) const { return written(figure); }
  std::string operator()(const Range& range) const { return to_string(range); }
  std::string operator()(std::span<const std::string_view> names) const { return enumerated(names); }
};

}  // namespace

std::string Path::to_string() const {
  if (parent_ == nullptr) return {};
  const std::string parent = parent_->to_string();
  return field_.empty() ? format("{}/{}", {parent, index_}) : format("{}/{}", {parent, field_});
}

std::string to_string(const Range& range) {
  if (range.minimum == range.maximum) return written(range.minimum);
  return format("{} to {}", {written(range.minimum), written(range.maximum)});
}

std::string written(const FormatArg& figure) {
  constexpr std::size_t ungrouped = 4;
  const std::string plain = figure.to_string();
  const std::size_t first = plain[0] == '-' ? 1 : 0;
  const std::size_t end = std::min(plain.find('.'), plain.size());
  std::string text = first == 0 ? "" : "−";
  for (std::size_t at = first; at < plain.size(); ++at) {
    if (at > first && at < end && end - first > ungrouped && (end - at) % 3 == 0) text += ',';
    text += plain[at];
  }
  return text;
}

ArgumentValue::ArgumentValue(std::string text) : held_(std::move(text)) {}
ArgumentValue::ArgumentValue(std::string_view text) : held_(std::string(text)) {}
ArgumentValue::ArgumentValue(Decimal decimal) : held_(shortest(decimal)) {}
ArgumentValue::ArgumentValue(const Range& range) : held_(range) {}
ArgumentValue::ArgumentValue(std::span<const std::string_view> names) : held_(names) {}

void report(Problems& problems, const Path& at, ProblemCode code, const Sentence& sentence,
            std::initializer_list<ArgumentValue> values) {
  Problem problem = {at.to_string(), code, sentence.name, {}, {}};
  std::string_view rest = sentence.text;
  for (const ArgumentValue& value : values) {
    const std::size_t begin = rest.find('{');
    if (begin == std::string_view::npos) break;
    const std::size_t end = rest.find('}');
    const std::string_view place = rest.substr(begin + 1, end - begin - 1);
    const std::string_view name = place.substr(0, place.find(':'));
    problem.message += rest.substr(0, begin);
    problem.message += std::visit(Wording{name != place}, value.held());
    problem.args.push_back({name, value});
    rest.remove_prefix(end + 1);
  }
  problem.message += rest;
  problems.push_back(std::move(problem));
}

void check_range(Problems& problems, const Path& at, const Sentence& sentence, std::int64_t value,
                 const Range& allowed) {
  if (!allowed.contains(value)) report(problems, at, ProblemCode::range, sentence, {value, allowed});
}

void check_count(Problems& problems, const Path& at, const Sentence& sentence, std::size_t count,
                 const Range& allowed) {
  check_range(problems, at, sentence, static_cast<std::int64_t>(count), allowed);
}

}  // namespace tallysheet
