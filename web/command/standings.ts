// The standings of an event from its file, or of the games of a CSV.
import type { Tallysheet } from 'tallysheet';
import loadEvents from 'tallysheet/events';
import { eventOf } from '../src/event_file/read.ts';
import { NUMBERS } from '../src/numbers/numbers.ts';
import { standingsTable } from '../src/export/standings_text.ts';
import { standingsOf as eventStandings } from '../src/scoring/counted_games.ts';
import { sheetOfGame, termsOf, type Terms } from '../src/scoring/game.ts';
import { systemName } from '../src/systems/all_event_rules.ts';
import type { EventGame } from '../src/systems/event_game.ts';
import { ownStandings, ownTable } from '../src/tournament/own_standings.ts';
import { hasCounting } from '../src/tournament/request.ts';
import { scoringSystem } from '../src/systems/round_systems.ts';
import { newEvent, type TallyEvent } from '../src/systems/event.ts';
import { openEventForms } from '../src/systems/models.ts';
import { csvGames, engineOf, type CsvOptions } from './csv_games.ts';
import type { Printed } from './formats.ts';
import type { Input } from './input.ts';
import { Misuse } from './misuse.ts';

export interface Stood {
  printed: Printed;
  /** Settings that cannot be used, and games left out of the standings. */
  complaints: string[];
}

export async function standingsOf(input: Input, options: CsvOptions, engine: Tallysheet): Promise<Stood> {
  const { event, names } = input.isJson ? fromFile(input) : await fromCsv(input, options, engine);
  const system = scoringSystem(event, event.games);
  const terms = termsOf(system, event.settings, {
    forms: await openEventForms(system),
    engine: await engineOf(system, engine),
    numbers: NUMBERS.point,
  });
  const { rows, problems, left, counted } = eventStandings(terms, event.games);
  const called = (id: string) => names[event.games.findIndex((game) => game.id === id)];
  const leftOut = left.map(({ game, why }) => ({ game: called(game.id) ?? '', why }));
  const { notes: said, ...bySystem } = standingsTable(system, rows ?? [], NUMBERS.point);
  const own = await byOwnRule(event, terms, counted);
  const complaints = [
    ...problems,
    ...(own?.problems ?? []),
    ...leftOut.map(({ game, why }) => `Game ${game} does not count: ${why}`),
  ];
  const json = {
    event: event.name,
    system: event.system,
    ...(own ? { ownRule: own.json } : {}),
    rows,
    problems,
    leftOut,
  };
  const tables = own
    ? [own.table, { caption: `By ${systemName(event.system, event.settings)} itself`, ...bySystem }]
    : [bySystem];
  const notes = [...(own?.notes ?? said), ...complaints];
  return { printed: { title: event.name, tables, notes, json }, complaints };
}

/** The standings by the event's own rule; null without one. */
async function byOwnRule(event: TallyEvent, terms: Terms, counted: EventGame[]) {
  if (!hasCounting(event)) return null;
  const { system, settings, people = [], rulings = [] } = event;
  const source = {
    games: [...new Set(counted)],
    rules: terms.rules,
    settings: terms.settings,
    people,
    rulings,
    numbers: NUMBERS.point,
    sheetOf: (game: EventGame) => sheetOfGame(terms, game),
    systemName: systemName(system, settings),
  };
  const own = ownStandings(source, await loadEvents());
  const { notes, ...table } = ownTable(own, NUMBERS.point);
  const problems = own.problems.map(({ message }) => message);
  const json = { rule: own.words, rows: own.found?.rows ?? null, problems };
  return { table: { caption: 'By the event’s own rule', ...table }, notes, problems, json };
}

interface Named {
  event: TallyEvent;
  /** The label of each game. */
  names: string[];
}

function fromFile({ name, text }: Input): Named {
  const read = eventOf(text);
  if (!read.ok) throw new Misuse(`${name} cannot be read as an event: ${read.problems.join(' ')}`);
  const { event } = read;
  return { event, names: event.games.map(({ state }, at) => [at + 1, state.heading].filter(Boolean).join(', ')) };
}

async function fromCsv({ name, text }: Input, options: CsvOptions, engine: Tallysheet): Promise<Named> {
  const { system, games, names } = await csvGames(text, options, engine);
  return { event: { ...newEvent(system, `Standings of ${name}`), settings: options.settings, games }, names };
}
