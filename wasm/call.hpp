// One function of the public interface: its name, its request, and the way of one score, from the
// reader over check to the sheet.
#pragma once

#include <span>
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
  const Layout* layout;
  /// Makes a request, and gives its outcome() for the stream.
  Text (*start)(const Call& call, std::span<char> stream);
  Problems (*check)(const void* request);
  /// Of a request in which check() finds nothing.
  Text (*success)(const void* request);
};

/// The outcome as JSON of the request in a stream of tokens, which is read into `request`.
Text outcome(const Call& call, std::span<char> stream, void* request);
Text refusal(const Problems& problems);
Text success(const Layout& layout, const void* sheet);

/// The parts of the way that depend on the request.
template <class Request, auto score>
struct Way {
  static Text start(const Call& call, std::span<char> stream) {
    Request request;
    return outcome(call, stream, &request);
  }
  static Problems found(const void* request) { return check(*static_cast<const Request*>(request)); }
  static Text scored(const void* request) {
    const auto sheet = score(*static_cast<const Request*>(request));
    return success(layout_of<std::remove_const_t<decltype(sheet)>, false>, &sheet);
  }
};

/// `score` is one function of `Request`: a lambda where its name is overloaded.
template <class Request, auto score>
constexpr Call call(std::string_view name) {
  using Own = Way<Request, score>;
  return {name, &layout_of<Request, true>, &Own::start, &Own::found, &Own::scored};
}

}  // namespace tallysheet::wasm
