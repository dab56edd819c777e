// The sentences about values that cannot be read. tallysheet/problem.hpp describes them.
#pragma once

#include "tallysheet/problem.hpp"

namespace tallysheet::wasm::sentences {

// {what} is one of these.
inline constexpr std::string_view request = "The request";
inline constexpr std::string_view field = "“{}”";
inline constexpr std::string_view entry = "An entry of “{}”";

// {value} is one of these, or the value itself.
inline constexpr std::string_view missing = "missing";
inline constexpr std::string_view list = "a list";
inline constexpr std::string_view object = "an object";
inline constexpr std::string_view text = "“{}”";

inline constexpr Sentence not_name = {"notName", "{what} is {value}; it must be a text of 1 to 100 characters."};
inline constexpr Sentence not_text = {"notText", "{what} is {value}; it must be a text of at most {most} characters."};
inline constexpr Sentence not_decimal = {
    "notDecimal", "{what} is {value}; it must be a number of at most 12 digits and 4 decimals, like 252000 or 1.5."};
inline constexpr Sentence not_whole = {"notWhole",
                                       "{what} is {value}; it must be a whole number of at most 12 digits."};
inline constexpr Sentence not_flag = {"notFlag", "{what} is {value}; it must be true or false."};
inline constexpr Sentence not_choice = {"notChoice", "{what} is {value}; it must be {allowed}."};
inline constexpr Sentence not_list = {"notList", "{what} is {value}; it must be a list."};
inline constexpr Sentence not_object = {"notObject", "{what} is {value}; it must be an object."};
inline constexpr Sentence not_word_or_object = {"notWordOrObject",
                                                "{what} is {value}; it must be “{word}” or an object."};
inline constexpr Sentence number_of_entries = {"numberOfEntries",
                                               "{what} has {value} entries; it must have {allowed}."};
inline constexpr Sentence no_function = {"noFunction", "There is no such function."};

}  // namespace tallysheet::wasm::sentences
