// Random tournaments with boards to be played, few enough outcomes for all of them to be ranked. Source:
// TournamentOutlookRequest in the interface.
import type { TournamentOutlookRequest } from '../../wasm/tallysheet.d.ts';
import { tournamentRequest } from './generate_tournament.ts';
import { nameOf } from './players.ts';
import type { Random } from './random.ts';
import { chance, option, pick, shuffled, times, whole } from './random.ts';

type Board = TournamentOutlookRequest['boards'][number];

/** Scores are whole numbers, so that players are often level. */
function outcome(random: Random, size: number): Board['outcomes'][number] {
  const scores = times(size, () => whole(random, 0, 6)).sort((a, b) => b - a);
  return scores.map((least) => (chance(random, 0.1) ? { least, most: least } : { least }));
}

function board(random: Random, players: string[], isOpen: boolean): Board {
  return {
    ...(isOpen ? {} : { players }),
    round: 5,
    category: pick(random, ['1830', 'Eurorails']),
    ...option(random, 'topBoard', [false, false, true]),
    outcomes: times(chance(random, 0.8) ? 1 : 2, () => outcome(random, players.length)),
  };
}

/** How many outcomes all boards may have together. */
const MOST = 80;

const orders = (size: number) => (size < 2 ? 1 : size === 2 ? 2 : 6);

/** Boards of two or three players each; open ones share out who is left. */
export function outlookRequest(random: Random): TournamentOutlookRequest {
  const event = tournamentRequest(random);
  const played = event.games.flatMap(({ results }) => results.map(({ player }) => nameOf(player)));
  const free = shuffled(random, [...new Set([...played, 'A Stranger', 'Another'])]);
  const isOpen = chance(random, 0.15);
  const boards: Board[] = [];
  const unseated = isOpen ? free.splice(0, whole(random, 2, 4)) : [];
  if (isOpen) boards.push(board(random, unseated.slice(0, 2), true));
  let outcomes = isOpen ? 12 * boards[0].outcomes.length : 1;
  for (let left = whole(random, isOpen ? 0 : 1, 4); left > 0; left--) {
    const players = free.splice(0, whole(random, 2, 3));
    if (players.length < 2) break;
    const next = board(random, players, false);
    outcomes *= orders(players.length) * next.outcomes.length;
    if (outcomes <= MOST) boards.push(next);
  }
  const asked = [...new Set([...played, ...boards.flatMap(({ players = [] }) => players)])];
  return {
    event,
    boards,
    ...(isOpen ? { unseated } : {}),
    ...(asked.length > 0 && chance(random, 0.7) ? { player: pick(random, asked) } : {}),
  };
}
