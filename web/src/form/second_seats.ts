// Players who are listed twice on one board. The engine refuses them where it must tell players apart, in finals and
// standings; a form refuses them everywhere, since a name on two lines of one board is a slip.
import type { Problem } from 'tallysheet';
import { shortened } from '../ui/sentences.ts';

/** A problem at the second line of each such player, for every list of players in the request. */
export function secondSeats(request: unknown, at = ''): Problem[] {
  if (typeof request !== 'object' || request === null) return [];
  const within = Object.entries(request).flatMap(([name, value]) => secondSeats(value, `${at}/${name}`));
  return Array.isArray(request) ? [...twice(request, at), ...within] : within;
}

function twice(list: { player?: unknown }[], at: string): Problem[] {
  const names = list.map((line) => (typeof line?.player === 'string' ? line.player.trim().normalize() : ''));
  return names.flatMap((name, index) =>
    name !== '' && names.indexOf(name) < index
      ? [
          {
            at: `${at}/${index}/player`,
            code: 'duplicate',
            message: `${shortened(name)} is here twice; a player can sit only once in a game.`,
          },
        ]
      : [],
  );
}
