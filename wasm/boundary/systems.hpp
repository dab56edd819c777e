// The public functions of every system, and the way of one request through a function: read, check, score, write.
#pragma once

#include <span>
#include <string>
#include <string_view>

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

/// `score` takes a `Checked<Request>`.
template <class Request, auto score>
constexpr Function function(std::string_view name) {
  return {name, [](std::string& json) { append_shape<Request>(json, {}); }, &answer<Request, score>};
}

}  // namespace tallysheet::wasm
