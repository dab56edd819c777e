// The public functions of every system, and the way of one request through a function: read, check, score, write.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "input.hpp"
#include "output.hpp"
#include "reader.hpp"
#include "tallysheet/checked.hpp"

namespace tallysheet::wasm {

struct Function {
  /// The name in the public interface: "scoreBoard".
  std::string_view name;
  /// Appends the shape of the function's request as JSON.
  void (*append_shape)(std::string& json);
  /// Reads a request and appends its outcome as JSON.
  void (*answer)(Reader& reader, std::string& json);
};

/// Each systems/<id>.cpp defines one as <id>_system.
struct System {
  /// The name in the public interface: "puffingBilly".
  std::string_view name;
  std::span<const Function> functions;
};

/// All systems, in the order of the list in CMakeLists.txt.
std::span<const System* const> systems();

/// Returns JSON: {"version": "1.2.3", "systems": {"puffingBilly": {"scoreBoard": shape, ...}, ...}}.
std::string directory();

/// Appends the outcome of a request as JSON. Unescapes the texts of the stream in place.
void answer(const Stream& stream, std::string& json);

/// Adds check()'s problems to the reader's, except those that follow from a value that could not be read.
void add_checked(Problems& read, Problems&& checked);

/// Appends the outcome of a request that cannot be scored.
void write_refusal(std::string& json, const Problems& problems);

template <class Request, auto score>
void answer(Reader& reader, std::string& json) {
  Request request;
  read(reader, {reader.next(), request_path}, request, {});
  Problems problems;
  const auto valid = checked(request, problems);
  add_checked(reader.problems(), std::move(problems));
  if (!reader.problems().empty()) return write_refusal(json, reader.problems());
  json += R"({"ok":true,"value":)";
  write(json, score(*valid));
  json += '}';
}

/// Describes a function. `score` takes a `Checked<Request>`.
template <class Request, auto score>
struct Call {
  using Requested = Request;
  using Answered = std::invoke_result_t<decltype(score), const Checked<Request>&>;

  std::string_view name;
  /// The doc comment in the TypeScript types.
  std::string_view comment = {};

  constexpr operator Function() const {
    return {name, [](std::string& json) { append_shape<Request>(json, {}); }, &answer<Request, score>};
  }
};

template <class Request, auto score>
constexpr Call<Request, score> function(std::string_view name, std::string_view comment = {}) {
  return {name, comment};
}

/// The functions of a system, from a tuple of their descriptions.
template <class... Calls>
constexpr std::array<Function, sizeof...(Calls)> table_of(const std::tuple<Calls...>& calls) {
  return std::apply([](const auto&... call) { return std::array<Function, sizeof...(Calls)>{call...}; }, calls);
}

}  // namespace tallysheet::wasm
