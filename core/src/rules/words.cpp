#include "words.hpp"

#include <algorithm>

namespace tallysheet::rules {
namespace {

constexpr unsigned with_scores = in_scores | in_both;
constexpr unsigned with_leaders = in_diplomacy | with_scores;
constexpr unsigned with_hours = in_places | with_scores;

consteval FactWord power(std::string_view name, std::int64_t seat) {
  return {name, Fact::power, Type::number, Scope::game, in_diplomacy, "the seat of this power", seat};
}

constexpr std::array<std::string_view, 16> all_grammar_words = {"if",  "then", "else",  "otherwise", "and", "or",
                                                                "not", "is",   "where", "from",      "by",  "of",
                                                                "ask", "yes",  "no",    "more"};

/// The number of letters to change, add or leave out, or to swap with the next.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> table(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) table[i][0] = i;
  for (std::size_t j = 0; j <= b.size(); ++j) table[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      table[i][j] = std::min({changed, table[i - 1][j] + 1, table[i][j - 1] + 1});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
    }
  }
  return table[a.size()][b.size()];
}

/// Words of other scoring systems for what this language calls otherwise.
struct Synonym {
  std::string_view word;
  std::string_view known_as;
};
constexpr std::array<Synonym, 18> synonyms = {{{"position", "place"},
                                               {"centers", "centres"},
                                               {"supply_centres", "centres"},
                                               {"dots", "centres"},
                                               {"first", "leader"},
                                               {"top", "leader"},
                                               {"won", "winner"},
                                               {"win", "winner"},
                                               {"soloist", "winner"},
                                               {"alive", "survives"},
                                               {"survivor", "survives"},
                                               {"survived", "survives"},
                                               {"draw", "in_draw"},
                                               {"drawers", "draw_size"},
                                               {"points", "game_score"},
                                               {"victory_points", "game_score"},
                                               {"total", "sum"},
                                               {"average", "mean"}}};

}  // namespace

constinit const std::array<FactWord, 27> fact_words = {
    {{"place", Fact::place, Type::number, Scope::player, in_any, "the place, 1 for the first; in Diplomacy by centres"},
     {"sharing", Fact::sharing, Type::number, Scope::player, in_any, "how many share this place, oneself included"},
     {"players", Fact::players, Type::number, Scope::game, in_any, "the number of players"},
     {"winner", Fact::winner, Type::flag, Scope::player, in_any,
      "whether this player won; in Diplomacy, by 18 centres"},
     {"seat", Fact::seat, Type::number, Scope::player, in_any, "the position in the list of players or powers"},
     {"game_score", Fact::game_score, Type::number, Scope::player, with_scores, "the score in the game itself"},
     {"centres", Fact::centres, Type::number, Scope::player, in_diplomacy, "the supply centres at the end"},
     {"survives", Fact::survives, Type::flag, Scope::player, in_diplomacy, "whether the power has a centre at the end"},
     {"eliminated", Fact::eliminated, Type::flag, Scope::player, in_diplomacy, "whether the power has no centre"},
     {"in_draw", Fact::in_draw, Type::flag, Scope::player, in_diplomacy,
      "whether the power shares the draw; all survivors do if none is marked"},
     {"years", Fact::years, Type::number, Scope::player, in_diplomacy,
      "full years from 1901 until the elimination, or until the end of the game"},
     {"year_out", Fact::year_out, Type::number, Scope::player, in_diplomacy,
      "the year of elimination, the first without a centre; 0 for survivors"},
     {"solo", Fact::solo, Type::flag, Scope::game, in_diplomacy, "whether a power has 18 centres"},
     {"survivors", Fact::survivors, Type::number, Scope::game, in_diplomacy, "the number of powers with a centre"},
     {"draw_size", Fact::draw_size, Type::number, Scope::game, in_diplomacy,
      "the number of powers that share the draw"},
     {"leader", Fact::leader, Type::flag, Scope::player, with_leaders,
      "whether nobody has more centres, or a higher score"},
     {"leaders", Fact::leaders, Type::number, Scope::game, with_leaders, "the number of leaders"},
     {"lead", Fact::lead, Type::number, Scope::player, with_leaders,
      "how far a sole leader is ahead of the second; 0 for everybody else"},
     {"final_year", Fact::final_year, Type::number, Scope::game, in_diplomacy, "the year in which the game ended"},
     {"hours", Fact::hours, Type::number, Scope::game, with_hours, "the hours that the game takes"},
     power("austria", 1),
     power("england", 2),
     power("france", 3),
     power("germany", 4),
     power("italy", 5),
     power("russia", 6),
     power("turkey", 7)}};

constinit const std::array<FunctionWord, 20> function_words = {
    {{"sum", Function::sum, Form::over_players, "sum(x): x of all players added"},
     {"count", Function::count, Form::over_players, "count(x): how many players x is true of"},
     {"most", Function::most, Form::over_players, "most(x): the greatest x of a player"},
     {"second", Function::second, Form::over_players, "second(x): the second-greatest x of a player"},
     {"least", Function::least, Form::over_players, "least(x): the smallest x of a player"},
     {"mean", Function::mean, Form::over_players, "mean(x): the mean of x over all players"},
     {"shared", Function::shared, Form::by_rank, "shared(38, 14, 7): level players share the points of their places"},
     {"lowest", Function::lowest, Form::by_rank, "lowest(4, 3, 2, 1): level players have the lowest of their places"},
     {"highest", Function::highest, Form::by_rank, "highest(3, 2, 1): level players have the highest of their places"},
     {"rank", Function::rank, Form::single, "rank(x): 1 for the greatest x"},
     {"level", Function::level, Form::single, "level(x): how many have the same x, oneself included"},
     {"own", Function::own, Form::single, "own(x): x of the player who is scored, within sum, count and their like"},
     {"table", Function::table, Form::table, "table(n from 1: 10, 6, 3): the points for n"},
     {"round", Function::round, Form::rounding, "round(x, 2): to 2 places, half away from zero"},
     {"down", Function::down, Form::rounding, "down(x): to the next smaller whole number"},
     {"up", Function::up, Form::rounding, "up(x): to the next greater whole number"},
     {"cut", Function::cut, Form::rounding, "cut(x, 2): cut off after 2 places"},
     {"min", Function::min, Form::several, "min(x, y): the smaller"},
     {"max", Function::max, Form::several, "max(x, y): the greater"},
     {"abs", Function::abs, Form::single, "abs(x): without its sign"}}};

std::span<const std::string_view> grammar_words() { return all_grammar_words; }

std::optional<std::size_t> function_named(std::string_view name) {
  for (std::size_t i = 0; i < function_words.size(); ++i) {
    if (function_words[i].name == name) return i;
  }
  return std::nullopt;
}

std::string_view most_like(std::string_view word, const std::vector<std::string_view>& candidates) {
  constexpr std::size_t longest = 40;
  if (word.size() > longest) return {};
  for (const Synonym& synonym : synonyms) {
    const bool is_known = std::find(candidates.begin(), candidates.end(), synonym.known_as) != candidates.end();
    if (synonym.word == word && is_known) return synonym.known_as;
  }
  std::string_view best;
  std::size_t fewest = std::max<std::size_t>(word.size() / 3, 1) + 1;
  for (const std::string_view candidate : candidates) {
    if (candidate.size() > longest) continue;
    const std::size_t changes = distance(word, candidate);
    if (changes < fewest) {
      fewest = changes;
      best = candidate;
    }
  }
  return best;
}

}  // namespace tallysheet::rules
