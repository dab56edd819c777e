#include "systems.hpp"

#include <algorithm>
#include <iterator>
#include <map>

#include "sentences.hpp"
#include "tallysheet/version.hpp"

namespace tallysheet::wasm {
namespace {

/// Paths of the values that could not be read.
class Unread {
 public:
  explicit Unread(const Problems& problems) : problems_(problems) {
    for (std::size_t i = 0; i < problems.size(); ++i) index_by_place_.try_emplace(problems[i].at, i);
  }

  // Whether the problem lies at or within an unread value. The items of a list that is too long were read, so there
  // only conflicts with the rest of the list follow from its length.
  bool explains(const Problem& problem) const {
    for (std::string_view at = problem.at;; at = at.substr(0, at.rfind('/'))) {
      if (const auto unread = index_by_place_.find(at); unread != index_by_place_.end()) {
        const bool may_be_too_long = problems_[unread->second].code == ProblemCode::range;
        if (at == problem.at || !may_be_too_long || problem.code == ProblemCode::conflict) return true;
      }
      if (at.empty()) return false;
    }
  }

 private:
  const Problems& problems_;
  std::map<std::string_view, std::size_t> index_by_place_;
};

void append_functions(std::string& json, const System& system) {
  json += '{';
  for (const Function& function : system.functions) {
    begin_member(json, function.name);
    function.append_shape(json);
  }
  json += '}';
}

/// Finds a function by its whole name, "puffingBilly.scoreBoard"; null if there is none.
const Function* function_named(std::string_view name) {
  const std::size_t dot = name.find('.');
  if (dot == std::string_view::npos) return nullptr;
  for (const System* const system : systems()) {
    if (system->name != name.substr(0, dot)) continue;
    for (const Function& function : system->functions) {
      if (function.name == name.substr(dot + 1)) return &function;
    }
  }
  return nullptr;
}

}  // namespace

void add_checked(Problems& read, Problems&& checked) {
  if (checked.empty()) return;
  const Unread unread(read);
  std::erase_if(checked, [&](const Problem& problem) { return unread.explains(problem); });
  std::move(checked.begin(), checked.end(), std::back_inserter(read));
}

void write_refusal(std::string& json, const Problems& problems) {
  json += R"({"ok":false,"problems":)";
  write(json, problems);
  json += '}';
}

std::string directory() {
  std::string json = "{";
  begin_member(json, "version");
  write_text(json, version);
  begin_member(json, "systems");
  json += '{';
  for (const System* const system : systems()) {
    begin_member(json, system->name);
    append_functions(json, *system);
  }
  json += "}}";
  return json;
}

void answer(const Stream& stream, std::string& json) {
  Reader reader(stream);
  if (const Function* const function = function_named(reader.next().text)) return function->answer(reader, json);
  report(reader.problems(), request_path, ProblemCode::range, sentences::no_function);
  write_refusal(json, reader.problems());
}

}  // namespace tallysheet::wasm
