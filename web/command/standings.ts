// The standings of an event from its file, or of the games of a CSV.
import type { Tallysheet } from 'tallysheet';
import { eventOf } from '../src/event_file/read.ts';
import { NUMBERS } from '../src/numbers/numbers.ts';
import { standingsTable } from '../src/export/standings_text.ts';
import { standingsOf as eventStandings } from '../src/scoring/counted_games.ts';
import { termsOf } from '../src/scoring/game.ts';
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
  const terms = termsOf(event.system, event.settings, {
    forms: await openEventForms(event.system),
    engine: await engineOf(event.system, engine),
    numbers: NUMBERS.point,
  });
  const { rows, problems, left } = eventStandings(terms, event.games);
  const called = (id: string) => names[event.games.findIndex((game) => game.id === id)];
  const leftOut = left.map(({ game, why }) => ({ game: called(game.id) ?? '', why }));
  const { columns, cells } = standingsTable(event.system, rows ?? [], NUMBERS.point);
  const complaints = [...problems, ...leftOut.map(({ game, why }) => `Game ${game} does not count: ${why}`)];
  const json = { event: event.name, system: event.system, rows, problems, leftOut };
  return { printed: { title: event.name, tables: [{ columns, cells }], notes: complaints, json }, complaints };
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
