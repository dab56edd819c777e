// An RPLOPS weekend made up by chance: games of two to nine players and of half an hour to six hours, with ties.
import type { RplopsEvent } from '../../../wasm/tallysheet.d.ts';
import { pick, seeded, shuffled, times, whole } from '../../reference/random.ts';
import { people } from './convention_csv.ts';
import type { League } from './convention_powers.ts';

export const COLUMNS = ['game', 'hours', 'player', 'place'];

const HOURS = ['0.5', '1', '1.5', '2.25', '3', '6'];
const TITLES = ['Brass: Birmingham', 'Crokinole', 'Łódź ’44', 'Chess, blitz', 'Tichu; die Partie'];

export function weekend(seed: number, count = 30): League<RplopsEvent['games'][number] & { hours: string }> {
  const random = seeded(seed);
  const games = times(count, () => {
    const players = shuffled(random, people(26)).slice(0, whole(random, 2, 9));
    return {
      hours: pick(random, HOURS),
      finish: players.map((player) => ({ player, place: whole(random, 1, players.length) })),
    };
  });
  return {
    games,
    lines: games.map(({ hours, finish }, at) =>
      finish.map(({ player, place }, row) => ({
        game: `${TITLES[at % TITLES.length]} (${at + 1})`,
        hours: row === 0 ? hours : '',
        player,
        place: String(place),
      })),
    ),
  };
}
