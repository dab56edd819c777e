// Plays that the app BG Stats exports as JSON. One game of the collection is read at a time, or all.
import { isMore, isSame } from '../numbers/decimal_text.ts';
import type { Cells } from '../systems/csv_layout.ts';
import { convertedTable } from './converted_table.ts';
import { jsonIn, recordIn, recordsIn, textIn, type JsonRecord } from './json_text.ts';
import type { Source, SourceParts } from './source.ts';

export const source: Source = {
  accepts: (text) => playsIn(text).some(({ scores }) => scores.length > 0),
  fileTypes: '.json,.bgsplay,application/json',
  async read(text, columns, _, { amount }, part) {
    const plays = playsIn(text);
    const parts = partsOf(plays, (count) => amount(count, 'play'));
    const chosen = plays.filter(({ game }) => part === '' || game.id === part);
    const isOrdered = columns.some(({ id, byOrder }) => id === 'place' && byOrder);
    return { ...convertedTable(text, linesOf(chosen, isOrdered), columns), parts };
  },
};

interface Played {
  id: string;
  name: string;
  /** False where the lowest score wins. */
  highestWins: boolean;
}

interface Play {
  game: Played;
  /** "2026-03-14"; blank without one. */
  date: string;
  scores: { player: string; score: string; rank: string; role: string; winner: boolean }[];
}

function playsIn(text: string): Play[] {
  const file = recordIn(jsonIn(text));
  const names = byId(recordsIn(file['players']));
  const games = byId(recordsIn(file['games']));
  return recordsIn(file['plays']).map((play) => ({
    game: playedIn(play, games),
    date: textIn(play['playDate']).slice(0, 10),
    scores: recordsIn(play['playerScores']).map((score) => ({
      player: textIn(names.get(textIn(score['playerRefId']))?.['name']),
      score: textIn(score['score']),
      rank: textIn(score['rank']).replace(/^0$/, ''),
      role: textIn(score['role']),
      winner: score['winner'] === true,
    })),
  }));
}

function byId(records: JsonRecord[]): Map<string, JsonRecord> {
  return new Map(records.map((record) => [textIn(record['id']), record]));
}

function playedIn(play: JsonRecord, games: Map<string, JsonRecord>): Played {
  const id = textIn(play['gameRefId']);
  const game = games.get(id);
  return { id, name: textIn(game?.['name']), highestWins: game?.['highestWins'] !== false };
}

function partsOf(plays: Play[], amount: (count: number) => string): SourceParts {
  const games = new Map<string, { name: string; count: number }>();
  for (const { game } of plays) {
    const { count = 0 } = games.get(game.id) ?? {};
    games.set(game.id, { name: game.name || 'A game without a name', count: count + 1 });
  }
  const each = [...games].map(([id, { name, count }]) => ({ id, name: `${name}, ${amount(count)}` }));
  return { label: 'Game', all: [{ id: '', name: `All games, ${amount(plays.length)}` }, ...each] };
}

/** `isOrdered` where the order of the rows stands for places. */
function linesOf(plays: Play[], isOrdered: boolean): Cells[] {
  const taken = new Set<string>();
  return plays.flatMap((play) => {
    const name = freeName([play.game.name, play.date].filter((part) => part !== '').join(', ') || 'Play', taken);
    taken.add(name);
    const hasRanks = play.scores.every(({ rank }) => rank !== '');
    return inOrder(play).map(({ player, score, rank, role }, at, all) => ({
      game: name,
      category: play.game.name,
      title: play.game.name,
      player,
      place: isOrdered ? '' : hasRanks ? rank : String(firstLevelWith(all, at, play) + 1),
      score,
      power: role,
      centres: score,
    }));
  });
}

type Score = Play['scores'][number];

/** The winners first, then by rank or score. */
function inOrder(play: Play): Score[] {
  return [...play.scores].sort((one, other) => (isAhead(one, other, play) ? -1 : isAhead(other, one, play) ? 1 : 0));
}

function firstLevelWith(scores: Score[], at: number, play: Play): number {
  return scores.findIndex((one) => !isAhead(one, scores[at] as Score, play));
}

function isAhead(one: Score, other: Score, { game, scores }: Play): boolean {
  if (scores.every(({ rank }) => /^\d+$/.test(rank))) return Number(one.rank) < Number(other.rank);
  if (one.winner !== other.winner) return one.winner;
  if (!isFigure(one.score) || !isFigure(other.score) || isSame(one.score, other.score)) return false;
  return isMore(one.score, other.score) === game.highestWins;
}

function isFigure(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  return free;
}
