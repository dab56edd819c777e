// A function of the public interface, and the way of one score through it: read, check, score, write.
#pragma once

#include <string>
#include <string_view>

#include "input.hpp"
#include "output.hpp"
#include "reader.hpp"

namespace tallysheet::wasm {

struct Function {
  /// The name in the public interface: "scoreBoard".
  std::string_view name;
  /// Appends the shape of the function's request as JSON.
  void (*append_shape)(std::string& json);
  /// Reads a request and appends its outcome as JSON.
  void (*answer)(Reader& reader, std::string& json);
};

/// Adds check()'s problems to the reader's, except those that follow from a value that could not be read.
void add_checked(Problems& read, Problems&& checked);

/// Appends the outcome of a request that cannot be scored.
void write_refusal(std::string& json, const Problems& problems);

/// Enclose the value of a successful outcome.
void begin_success(std::string& json);
void end_success(std::string& json);

template <class Request, auto score>
void answer(Reader& reader, std::string& json) {
  Request request;
  read(reader, {reader.next(), request_path}, request, {});
  add_checked(reader.problems(), check(request));
  if (!reader.problems().empty()) return write_refusal(json, reader.problems());
  begin_success(json);
  write(json, score(request));
  end_success(json);
}

/// `score` takes a `Request`; if its name is overloaded, pass a lambda.
template <class Request, auto score>
constexpr Function function(std::string_view name) {
  return {name, [](std::string& json) { append_shape<Request>(json, {}); }, &answer<Request, score>};
}

}  // namespace tallysheet::wasm
