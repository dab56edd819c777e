// Descriptions of records (wasm/boundary/record.hpp): what one line in them gives, and what they do not let pass.
#include <optional>
#include <string>
#include <vector>

#include "../core/catch.hpp"
#include "boundary/input.hpp"
#include "boundary/output.hpp"
#include "boundary/record.hpp"
#include "boundary/types.hpp"

namespace tallysheet::wasm {
namespace {

struct Entrant {
  std::string player;
  std::int64_t place = 0;
};

struct Team : Entrant {
  std::vector<std::string> members;
  std::optional<bool> guest;
  bool unseen = false;
};

Team alone(const Checked<Entrant>& entrant) { return {*entrant, {entrant->player}, {}}; }

}  // namespace

template <>
inline constexpr auto fields_of<Entrant> = exported<Entrant>("Entrant", optional<&Entrant::player>("player"),
                                                             field<&Entrant::place>("place", "1 is best.", {{1, 9}}));

template <>
inline constexpr auto fields_of<Team> = record<Team>(fields_of<Entrant>, optional<&Team::members>("members", {{0, 3}}),
                                                     optional<&Team::guest>("guest"), hidden<&Team::unseen>());

namespace {

template <class Record>
std::string shape() {
  std::string json;
  append_shape<Record>(json, {});
  return json;
}

template <class Record>
std::string written(const Record& record) {
  std::string json;
  write(json, record);
  return json;
}

std::vector<std::int32_t> words(std::initializer_list<Kind> kinds) {
  std::vector<std::int32_t> words;
  for (const Kind kind : kinds) words.push_back(static_cast<std::int32_t>(kind));
  return words;
}

TEST_CASE("a line in a description gives a field its reader, its limits and its writer") {
  CHECK(shape<Entrant>() == R"({"player":1,"place":[1,9]})");
  CHECK(written(Entrant{"Ann", 2}) == R"({"player":"Ann","place":2})");

  std::string texts{'A', 'n', 'n', text_end};
  const auto request = words({Kind::record, Kind::text, Kind::missing});
  Reader reader({request, texts});
  Entrant entrant;
  read(reader, {reader.next(), request_path}, entrant, {});
  CHECK(entrant.player == "Ann");
  REQUIRE(reader.problems().size() == 1);
  CHECK(reader.problems()[0].at == "/place");
}

TEST_CASE("a line in a description gives a field its TypeScript type and doc comment") {
  const std::string text = types({"Teams", "Teams"}, std::tuple(function<Entrant, alone>("alone", "A team of one.")));
  const auto holds = [&](std::string_view part) { return text.find(part) != std::string::npos; };
  CHECK(holds("/** A team of one. */\nalone(request: Entrant): Outcome<Entrant & {"));
  CHECK(holds("interface Entrant {\nplayer?: string | undefined;\n/** 1 is best. */\nplace: number;\n}"));
  CHECK(holds("{ members?: string[]; guest?: boolean; }"));
}

TEST_CASE("a record has the fields of its base where its description names it") {
  CHECK(shape<Team>() == R"({"player":1,"place":[1,9],"members":[0,3,1],"guest":0})");
  CHECK(written(Team{{"A team", 1}, {"Ann", "Bo"}, true}) ==
        R"({"player":"A team","place":1,"members":["Ann","Bo"],"guest":true})");
}

TEST_CASE("an optional field is left out of a sheet where it is empty") {
  CHECK(written(Team{{"A team", 1}, {}, {}}) == R"({"player":"A team","place":1})");
}

TEST_CASE("a description that lacks a member, a base or a member of a base is incomplete") {
  using Base = decltype(fields_of<Entrant>);
  using Unseen = Hidden<&Team::unseen>;
  CHECK(is_complete<Team, Base, Field<&Team::members>, Field<&Team::guest>, Unseen>());
  CHECK_FALSE(is_complete<Team, Base, Field<&Team::members>, Field<&Team::guest>>());
  CHECK_FALSE(is_complete<Team, Base, Field<&Team::members>, Unseen>());
  CHECK_FALSE(is_complete<Team, Field<&Team::members>, Field<&Team::guest>, Unseen>());
  CHECK_FALSE(is_complete<Team, Field<&Team::player>, Field<&Team::members>, Field<&Team::guest>, Unseen>());
  CHECK_FALSE(is_complete<Entrant, Field<&Entrant::player>>());
}

}  // namespace
}  // namespace tallysheet::wasm
