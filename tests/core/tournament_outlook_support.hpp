// Helpers of the tests of outlooks: boards to be played in a line, and answers as readable lines.
#pragma once

#include "tallysheet/outlook.hpp"
#include "tournament_support.hpp"

namespace tallysheet::tournament {

inline std::vector<FinishScore> worth(std::initializer_list<int> scores) {
  std::vector<FinishScore> outcome;
  for (const int score : scores) outcome.push_back({Decimal(score), std::nullopt});
  return outcome;
}

inline BoardToPlay board(std::vector<std::string> players, std::vector<std::vector<FinishScore>> outcomes) {
  BoardToPlay board;
  board.players = std::move(players);
  board.round = 2;
  board.outcomes = std::move(outcomes);
  return board;
}

/// After a round, Ann has 10, Ben 9, Cy 4 and Di 0.
inline OutlookRequest after_a_round() {
  OutlookRequest request;
  request.event = of({game(1, {{"Ann", Decimal(10)}, {"Ben", Decimal(9)}, {"Cy", Decimal(4)}, {"Di", Decimal(0)}})});
  return request;
}

inline std::string text(const std::vector<Places>& places) {
  std::string text;
  for (const Places& span : places) {
    text += (text.empty() ? "" : ",") + test::shown(span.first) +
            (span.last > span.first ? "-" + test::shown(span.last) : "");
  }
  return text;
}

/// "Ann 1-2 (1st 1, 2nd 2)" with the places for each finish.
inline test::Column lines(const Outlook& outlook) {
  test::Column lines;
  for (const OutlookRow& row : outlook.rows) {
    std::string line = row.player + " " + text(row.places);
    for (const PlacesByFinish& one : row.finishes) line += " | " + test::shown(one.finish) + ": " + text(one.places);
    lines.push_back(line);
  }
  return lines;
}

inline test::Column rivals(const Outlook& outlook) {
  test::Column lines;
  for (const Rival& rival : outlook.rivals) {
    for (const AgainstRival& one : rival.cases) {
      const auto finish = [](const auto& known) { return known ? test::shown(*known) : std::string("-"); };
      lines.push_back(rival.player + " " + finish(one.finish) + ":" + finish(one.rival_finish) + " " +
                      test::shown(one.result));
    }
  }
  return lines;
}

}  // namespace tallysheet::tournament
