// Catch2, whichever of its two generations is installed.
#pragma once

#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <ostream>

#include "text.hpp"

namespace tallysheet {

inline std::ostream& operator<<(std::ostream& out, const Text& text) { return out << std::string_view(text); }

}  // namespace tallysheet
