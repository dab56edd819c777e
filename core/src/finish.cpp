#include "tallysheet/finish.hpp"

#include "tallysheet/ranking.hpp"
#include "tallysheet/sentences.hpp"

namespace tallysheet {

void check_finish(Problems& problems, const Path& at, const std::vector<Finish>& finish, const Range& allowed,
                  Names names) {
  check_count(problems, at, sentences::number_of_players, finish.size(), allowed);
  check_players(problems, at, finish, names);
  for (std::size_t i = 0; i < finish.size(); ++i) {
    check_range(problems, at / i / "place", sentences::place, finish[i].place, places_allowed);
  }
}

std::vector<FinishRow> ranked_rows(const std::vector<Finish>& finish) {
  std::vector<FinishRow> rows(finish.size());
  for (const Ranked& ranked : rank_all(finish, [](const Finish& own) { return -own.place; })) {
    FinishRow& row = rows[ranked.index];
    row.player = finish[ranked.index].player;
    row.rank = ranked.place;
    row.shared_by = ranked.tied;
  }
  return rows;
}

Decimal add_mean_rank(Working& working, std::size_t index, const FinishRow& row) {
  const Decimal mean_rank = round({row.twice_the_mean_rank(), 2}, 1);
  if (row.shared_by > 1) {
    add_step(working, index, "meanRank", "( {} + {} ) ÷ 2", {row.rank, row.rank + row.shared_by - 1},
             shortest(mean_rank));
  }
  return mean_rank;
}

}  // namespace tallysheet
