#include "text.hpp"

namespace tallysheet {

std::strong_ordering compare(std::string_view a, std::string_view b) { return a.compare(b) <=> 0; }

}  // namespace tallysheet
