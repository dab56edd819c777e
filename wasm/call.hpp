// One function of the public interface: its name, its request, and the way of one score, from the
// reader over check to the sheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draft.hpp"
#include "reader.hpp"
#include "working.hpp"
#include "writer.hpp"

namespace tallysheet::wasm {

constexpr void fields(auto& draft, Of<Problem>) {
  draft.required("at", MEMBER(Problem, at));
  draft.required("code", MEMBER(Problem, code));
  draft.required("message", MEMBER(Problem, message));
}

constexpr void fields(auto& draft, Of<Step>) {
  draft.required("row", MEMBER(Step, row));
  draft.required("name", MEMBER(Step, name));
  draft.required("terms", MEMBER(Step, terms));
  draft.required("value", MEMBER(Step, value));
  draft.required("exact", MEMBER(Step, exact));
  draft.required("rounded", MEMBER(Step, rounded));
}

struct Call {
  /// As in the public interface: "scoreBoard".
  std::string_view name;
  Schema request;
  /// The outcome as JSON of a request as a stream of tokens.
  std::string (*outcome)(std::span<char> stream);
};

/// Adds to what the reader found, of what check() found, all but what lies in a value that was not read.
/// Whether there is any problem.
bool refused(Problems& read, Problems& checked);
std::string refusal(const Problems& problems);
std::string success(const Layout& layout, const void* sheet);

template <class Request, auto score>
std::string outcome_of(std::span<char> stream) {
  Request request;
  Problems problems = read(stream, layout_of<Request, true>, &request);
  Problems checked = check(request);
  if (refused(problems, checked)) return refusal(problems);
  const auto sheet = score(request);
  return success(layout_of<std::remove_const_t<decltype(sheet)>, false>, &sheet);
}

/// `score` is one function of `Request`: a lambda where its name is overloaded.
template <class Request, auto score>
constexpr Call call(std::string_view name) {
  return {name, layout_of<Request, true>.schema, &outcome_of<Request, score>};
}

}  // namespace tallysheet::wasm
