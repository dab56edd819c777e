// One function of the public interface, and the way of one score through it: read, check, score, write.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "input.hpp"
#include "output.hpp"
#include "reader.hpp"

namespace tallysheet::wasm {

struct Function {
  /// As in the public interface: "scoreBoard".
  std::string_view name;
  /// Appends the shape of its request as JSON.
  void (*append_shape)(std::string& json);
  /// Appends the outcome as JSON of the request that the reader is at.
  void (*answer)(Reader& reader, std::string& json);
};

/// Adds what check() found in the values that were read to what the reader found, except what follows from that.
void add_checked(Problems& read, Problems&& checked);

/// Appends an outcome that is not ok.
void write_refusal(std::string& json, const Problems& problems);

/// An outcome that is ok is the value of the sheet between these two.
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

/// `score` is a function of `Request`: a lambda where its name is overloaded.
template <class Request, auto score>
constexpr Function function(std::string_view name) {
  return {name, [](std::string& json) { append_shape<Request>(json, {}); }, &answer<Request, score>};
}

template <std::size_t count, std::size_t further>
constexpr auto joined(const std::array<Function, count>& some, const std::array<Function, further>& others) {
  std::array<Function, count + further> all;
  std::copy(others.begin(), others.end(), std::copy(some.begin(), some.end(), all.begin()));
  return all;
}

}  // namespace tallysheet::wasm
