// One function of the public interface: its name, its request, and the way of one score, from the
// reader over check to the sheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reader.hpp"
#include "type.hpp"
#include "working.hpp"
#include "writer.hpp"

namespace tallysheet::wasm {

template <>
inline constexpr std::array fields_of<Problem> = {
    Out<Problem>::field<&Problem::at>("at"),
    Out<Problem>::field<&Problem::code>("code"),
    Out<Problem>::field<&Problem::message>("message"),
};

template <>
inline constexpr std::array fields_of<Step> = {
    Out<Step>::field<&Step::row>("row"),
    Out<Step>::field<&Step::name>("name"),
    Out<Step>::field<&Step::terms>("terms"),
    Out<Step>::field<&Step::value>("value"),
    Out<Step>::field<&Step::exact>("exact"),
    Out<Step>::field<&Step::rounded>("rounded"),
};

struct Call {
  /// As in the public interface: "scoreBoard".
  std::string_view name;
  const Type* request;
  /// The outcome as JSON of a request as a stream of tokens.
  std::string (*outcome)(std::span<char> stream);
};

/// Adds to what the reader found, of what check() found, all but what lies in a value that was not read.
/// Whether there is any problem.
bool refused(Problems& read, Problems& checked);
std::string refusal(const Problems& problems);
std::string success(const Type& type, const void* sheet);

template <class Request, auto score>
std::string outcome_of(std::span<char> stream) {
  Request request;
  Problems problems = read(stream, type_of<Request, true>, &request);
  Problems checked = check(request);
  if (refused(problems, checked)) return refusal(problems);
  const auto sheet = score(request);
  return success(type_of<std::remove_const_t<decltype(sheet)>, false>, &sheet);
}

/// `score` is one function of `Request`: a lambda where its name is overloaded.
template <class Request, auto score>
constexpr Call call(std::string_view name) {
  return {name, &type_of<Request, true>, &outcome_of<Request, score>};
}

}  // namespace tallysheet::wasm
