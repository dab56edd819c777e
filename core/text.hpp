// Putting sentences and formulas together.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace tallysheet {

std::string joined(std::initializer_list<std::string_view> parts);

}  // namespace tallysheet
