// The results of an event as its results page shows them: standings, awards, games with their sheets, and players. They are
// worked out by the same functions when the page is written and when it scores itself again.
import type { Tallysheet } from 'tallysheet';
import { standingsTable, type PostedTable } from '../export/standings_text.ts';
import { NUMBERS } from '../numbers/numbers.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { ordinal, placed } from '../numbers/ordinals.ts';
import { standingsOf, type Standings } from '../scoring/counted_games.ts';
import { sheetOfGame, termsOf, type Forms, type Terms } from '../scoring/game.ts';
import { rulesOf, systemName } from '../systems/all_event_rules.ts';
import type { TallyEvent } from '../systems/event.ts';
import { scoringSystem } from '../systems/round_systems.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { GameFigures, StandingRow } from '../systems/event_rules.ts';
import { gameName } from '../systems/game_name.ts';
import { inAlphabet } from '../systems/player_names.ts';
import { roundOf } from '../systems/rounds.ts';
import { headingBeside } from '../systems/typed_places.ts';
import {
  ownSource,
  ownStandings,
  ownTable,
  type OwnStandings,
  type TournamentEngine,
} from '../tournament/own_standings.ts';
import { hasCounting } from '../tournament/request.ts';
import { partsOf, type Segment } from '../pictures/total_parts.ts';
import { publishedAwards, type PublishedAward } from './published_awards.ts';

export interface ResultsEngine {
  engine: Tallysheet;
  /** Needed for awards and for events with a rule of their own. */
  events: TournamentEngine | null;
  forms: Forms;
  /** Whether awards are shown. */
  awards: boolean;
}

export interface Results {
  event: TallyEvent;
  terms: Terms;
  systemName: string;
  /** Standings under the event's own rule, if it has one, then under its system. */
  standings: ResultTable[];
  /** Those under its system, from which the race is calculated. */
  bySystem: Standings;
  awards: PublishedAward[];
  games: ResultGame[];
  players: ResultPlayer[];
}

export interface ResultTable extends PostedTable {
  id: string;
  /** "Standings", "By Puffing Billy itself" */
  title: string;
  /** Only of the system's own. */
  bars?: TotalBars;
}

/** The bars of a table of totals. */
export interface TotalBars {
  /** Names of the groups, by index. */
  groups: string[];
  /** For each row of the table. */
  rows: { total: string; segments: Segment[] }[];
}

export interface ResultGame {
  game: EventGame;
  /** "R1 board 2" */
  called: string;
  heading: string;
  /** Null without one. */
  round: number | null;
  /** Null if the game is not in the standings. */
  sheet: object | null;
  /** Why it is not; blank if it is. */
  why: string;
  figures: GameFigures[];
}

export interface ResultPlayer {
  name: string;
  team: string;
  played: { of: ResultGame; text: string }[];
}

/** Whether the results need the engine of events. */
export function needsEvents(event: TallyEvent, awards: boolean): boolean {
  return awards || hasCounting(event) || rulesOf(scoringSystem(event, event.games)).needsEventsEngine === true;
}

export function resultsOf(event: TallyEvent, style: NumberStyle, engines: ResultsEngine): Results {
  const { engine, events, forms } = engines;
  const terms = termsOf(scoringSystem(event, event.games), event.settings, {
    forms,
    engine: { ...engine, ...events },
    numbers: NUMBERS[style],
  });
  const found = standingsOf(terms, event.games);
  const left = new Map(found.left.map(({ game, why }) => [game, why]));
  const games = event.games.map((game, at) => gameOf(terms, game, at + 1, left.get(game)));
  const sheets = new Map(games.map(({ game, sheet }) => [game, sheet]));
  const sheetOf = (game: EventGame) => sheets.get(game) ?? null;
  const own = events && ownStandings(ownSource(event, terms, found.counted, sheetOf), events);
  const isByOwnRule = own !== null && hasCounting(event);
  const rows = (isByOwnRule ? own.found?.rows : found.rows) ?? [];
  const bars = barsOf(terms, found.rows ?? [], games);
  return {
    event,
    terms,
    systemName: systemName(event.system, event.settings),
    standings: tablesOf(event, terms, { found, bars, own: isByOwnRule ? own : null }),
    bySystem: found,
    awards: engines.awards && own ? publishedAwards({ terms, own, rows, isByOwnRule, sheetOf }, events) : [],
    games,
    players: playersOf(event, terms, games),
  };
}

function gameOf(terms: Terms, game: EventGame, number: number, why = ''): ResultGame {
  const sheet = why === '' ? sheetOfGame(terms, game) : null;
  return {
    game,
    called: gameName(game, number),
    heading: headingBeside(game),
    round: roundOf(game),
    sheet,
    why,
    figures: sheet ? terms.rules.figures(game.form, sheet) : [],
  };
}

function barsOf({ rules, settings }: Terms, rows: StandingRow[], games: ResultGame[]): TotalBars {
  const played = new Map<string, { game: EventGame; figure: string | null }[]>();
  for (const { game, figures } of games)
    for (const { player, figure } of figures) played.set(player, [...(played.get(player) ?? []), { game, figure }]);
  const parts = partsOf(rows, {
    rules,
    columns: rules.columns(rows, settings),
    games: games.map(({ game }) => game),
    mostGames: Math.max(0, ...[...played.values()].map(({ length }) => length)),
    playedBy: (player) => played.get(player) ?? [],
    called: () => '', // a bar has no words
  });
  return { groups: parts.groups, rows: rows.map((row) => ({ total: row.total, segments: parts.of(row) })) };
}

interface Tables {
  found: Standings;
  bars: TotalBars;
  /** The standings by the event's own rule; null without one. */
  own: OwnStandings | null;
}

function tablesOf(event: TallyEvent, terms: Terms, { found, bars, own }: Tables): ResultTable[] {
  const { notes: said, ...bySystemTable } = standingsTable(terms.system, found.rows ?? [], terms.numbers);
  const notes = [...found.problems, ...said];
  const bySystem = { id: 'standings', title: 'Standings', ...bySystemTable, bars, notes };
  if (!own) return [bySystem];
  const name = systemName(event.system, event.settings);
  const { notes: ownNotes, ...table } = ownTable(own, terms.numbers);
  const problems = own.problems.map(({ message }) => message);
  return [
    { id: 'standings', title: 'Standings', ...table, notes: [...problems, ...ownNotes] },
    { ...bySystem, id: 'by-system', title: `By ${name} itself` },
  ];
}

function playersOf({ people = [] }: TallyEvent, { rules, numbers }: Terms, games: ResultGame[]): ResultPlayer[] {
  const played = new Map<string, ResultPlayer['played']>();
  for (const of of games)
    for (const { player, figure, place, shared } of of.figures) {
      if (player === '') continue;
      const figures = figure === null ? 'no score' : rules.figure(figure, numbers);
      const text = place === undefined ? figures : `${placed(ordinal(place), shared)}, ${figures}`;
      played.set(player, [...(played.get(player) ?? []), { of, text }]);
    }
  const teams = new Map(people.map(({ name, team = '' }) => [name, team]));
  return inAlphabet(played.keys()).map((name) => ({ name, team: teams.get(name) ?? '', played: played.get(name)! }));
}
