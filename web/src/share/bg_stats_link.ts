// The link that adds a play to the app BG Stats, which opens with the play filled in. Format: bgstatsapp.com, support, "Push
// plays to BG Stats from other apps or websites".
import { linesOf } from '../export/game_lines.ts';
import { isMore } from '../numbers/decimal_text.ts';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import { PLAYER, type Cells } from '../systems/csv_layout.ts';
import type { EventGame, SystemId } from '../systems/event_game.ts';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';
const SOURCE = 'Tallysheet';

/** Forms whose games are more than one play. */
const SEVERAL_PLAYS = new Set(['puffing-billy/final', 'union-pacific']);

interface About {
  game: EventGame;
  system: SystemId;
  /** When the play ended. */
  ended: Date;
}

/** Null for a game without two named players, or one that is more than one play. */
export function bgStatsLink({ game, system, ended }: About): string | null {
  const lines = linesOf(layoutOf(system), game, '');
  if (SEVERAL_PLAYS.has(game.form) || lines.filter((line) => line[PLAYER.id]).length < 2) return null;
  const title =
    lines[0]?.['category'] || lines[0]?.['title'] || (lines[0]?.['power'] ? 'Diplomacy' : game.state.heading);
  const play = {
    sourceName: SOURCE,
    sourcePlayId: game.id,
    playDate: ended.toISOString().slice(0, 19).replace('T', ' '),
    game: {
      name: title,
      sourceGameId: title,
      highestWins: true,
      noPoints: lines.every((line) => scoreOf(line) === ''),
    },
    players: lines.map((line) => playerOf(line, lines)),
  };
  return ADDRESS + encodeURIComponent(withPlainNumbers(JSON.stringify(play)));
}

function playerOf(line: Cells, lines: Cells[]): object {
  const score = scoreOf(line);
  const { player = '', power = '' } = line;
  const rank = line['listed'] === 'seating' ? '' : (line['place'] ?? '').replace(/\D/g, '');
  const isFirst =
    rank === '' ? score !== '' && !lines.some((other) => isMore(scoreOf(other) || '0', score)) : rank === '1';
  return {
    name: player,
    sourcePlayerId: player,
    startPlayer: false,
    winner: isFirst,
    ...(rank === '' ? {} : { rank: Number(rank) }),
    ...(score === '' ? {} : { score }),
    ...(power === '' ? {} : { role: power }),
  };
}

/** Blank for a game whose players have none. */
function scoreOf({ score, centres }: Cells): string {
  const text = score ?? centres ?? '';
  return /^-?\d+(\.\d+)?$/.test(text) ? text : '';
}

/** Scores as JSON numbers, digit for digit. A text cannot hold this, since its quotation marks are escaped. */
function withPlainNumbers(json: string): string {
  return json.replace(/"score":"(-?\d+(?:\.\d+)?)"/g, '"score":$1');
}
