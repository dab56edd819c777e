// Requests in which check() found no problem. Functions that score take nothing else.
//
//   Problems problems;
//   if (const auto valid = checked(request, problems)) score_board(*valid);
#pragma once

#include <optional>

#include "tallysheet/problem.hpp"

namespace tallysheet {

/// A request in which check() found no problem. It only refers to the request, which must outlive it unchanged. Only
/// checked() makes one.
template <class Request>
class Checked {
 public:
  const Request& operator*() const { return *request_; }
  const Request* operator->() const { return request_; }
  operator const Request&() const { return *request_; }

 private:
  template <class Any>
  friend std::optional<Checked<Any>> checked(const Any& request, Problems& problems);
  explicit Checked(const Request& request) : request_(&request) {}

  const Request* request_;
};

/// Checks a request with its check(). Returns it as one that can be scored, or sets `problems` to all that it has.
template <class Request>
[[nodiscard]] std::optional<Checked<Request>> checked(const Request& request, Problems& problems) {
  problems = check(request);
  if (!problems.empty()) return std::nullopt;
  return Checked<Request>(request);
}

}  // namespace tallysheet
