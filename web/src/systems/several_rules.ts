// The rules of an event whose rounds have systems of their own: each game is scored by the system of its round, and the
// event's own rule says what counts of these scores. Until there is one, they are added.
import type { Outcome, Problem } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import { inWords } from '../ui/sentences.ts';
import type { EventGame, FormId, SystemId } from './event_game.ts';
import {
  allSettings,
  type EventRules,
  type GameColumn,
  type GameFigures,
  type RequestEntry,
  type Settings,
} from './event_rules.ts';
import { eventForms, eventSystem, eventSystems, systemTaking } from './event_systems.ts';
import { roundSystemIn, roundsWithSystem } from './round_systems.ts';
import { roundOf, type Placed } from './rounds.ts';
import {
  tournamentCall,
  tournamentStandings,
  type EventEngine,
  type Printed,
  type RankedRow,
} from './tournament_standings.ts';

type RulesOf = (system: SystemId) => EventRules;

/** What scores a round. */
interface Part {
  system: SystemId;
  rules: EventRules;
  settings: Settings;
}

/** A game as the system of its round has it: what checks it, and the scores of its sheet. */
interface Played {
  rules: EventRules;
  options: object;
  entries: RequestEntry[];
  printed: Printed;
}

/** A row of a sheet, with the system whose sheet it is. */
interface SheetRow {
  scoredBy: SystemId;
}

export function severalRules(
  base: SystemId,
  rulesOf: RulesOf,
): EventRules<RankedRow, object, object, { games: Played[] }> {
  const own = rulesOf(base);
  const partOf = partsOf(base, rulesOf);
  return {
    noun: 'game',
    list: 'games',
    requestEntries(game, request, engine, terms) {
      const { system, rules, settings } = partOf(terms.settings, game);
      if (!eventForms(system).includes(game.form)) return otherForm(system, game);
      const entries = rules.requestEntries(game, request, engine, { ...terms, settings });
      if (typeof entries === 'string') return entries;
      const sheet = terms.sheet();
      if (!sheet) return [];
      const { options } = rules.options(settings, terms.numbers);
      return [{ value: { rules, options, entries, printed: { results: resultsIn(rules, game.form, sheet) } }, at: '' }];
    },
    category: (game) => ownCategory(game, rulesOf),
    formSettings(settings, game) {
      const part = partOf(settings, game);
      return part.rules.formSettings(part.settings, game);
    },
    needsFormSettings(settings, game) {
      const part = partOf(settings, game);
      return part.rules.needsFormSettings?.(part.settings, game) ?? false;
    },
    options: (settings, numbers) => ({ options: {}, problems: problemsOfOptions(partsIn(settings, partOf), numbers) }),
    needsEventsEngine: true,
    standings: (engine, { games }) => tournamentStandings(engine, tournamentCall(checkedGames(games, engine))),
    standingsCall: (engine, { games }) => tournamentCall(checkedGames(games, engine)),
    columns: () => [{ title: 'Games', kind: 'part' }],
    cells: ({ games }) => [games],
    figure: (total, { grouped }) => grouped(total),
    criteria: { total: 'their totals' },
    parts: () => null,
    apart: () => null,
    figures: (form, sheet) => figuresOf(form, sheet, rulesOf),
    gameColumns: columnsOf([base, ...eventSystems.map(({ id }) => id).filter((id) => id !== base)], rulesOf),
    boardOutcomes(engine, board, settings) {
      const part = partOf(settings, board.game ?? { round: String(board.round) });
      return part.rules.boardOutcomes?.(engine, board, part.settings) ?? null;
    },
    outcomeSteps(engine, settings, round) {
      const part = partOf(settings, { round: String(round) });
      return part.rules.outcomeSteps?.(engine, part.settings, round) ?? [].values();
    },
    ...(own.boardsAhead ? { boardsAhead: own.boardsAhead } : {}),
    addsFigures: true,
    figureTitle: 'Score',
    settings: own.settings,
    ...(own.preset ? { preset: own.preset } : {}),
    ...(own.variants ? { variants: own.variants } : {}),
    standingsNote: 'The scores of several systems are added here as they are, although they differ in scale.',
    settingsNote:
      'Rounds of this event are scored in several systems. Their scores are added, unless the event has a rule of its own about what counts.',
    textColumns: [{ title: 'Games', figure: true, text: ({ games }, { grouped }) => grouped(games) }],
  };
}

/** Finds the part of a game's round; each is made once for the same settings. */
function partsOf(base: SystemId, rulesOf: RulesOf): (settings: Settings, game: Placed) => Part {
  const known = new WeakMap<Settings, Map<number | null, Part>>();
  return (settings, game) => {
    const round = roundOf(game);
    const parts = known.get(settings) ?? new Map<number | null, Part>();
    known.set(settings, parts);
    const before = parts.get(round);
    if (before) return before;
    const own = round === null ? null : roundSystemIn(settings, round);
    const rules = rulesOf(own?.system ?? base);
    const part = { system: own?.system ?? base, rules, settings: allSettings(rules, own?.settings ?? settings) };
    parts.set(round, part);
    return part;
  };
}

/** The event's own system, and that of every round with one. */
function partsIn(settings: Settings, partOf: (settings: Settings, game: Placed) => Part): Part[] {
  return [{}, ...roundsWithSystem(settings).map((round) => ({ round: String(round) }))].map((game) =>
    partOf(settings, game),
  );
}

function problemsOfOptions(parts: Part[], numbers: Numbers): Problem[] {
  const problems = parts.flatMap(({ rules, settings }) => rules.options(settings, numbers).problems);
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}

function otherForm(system: SystemId, game: EventGame): string {
  const round = roundOf(game);
  const where = round === null ? 'A game without a round' : `Round ${round}`;
  const entered = eventSystem(systemTaking(game.form) ?? system).name;
  return `${where} is scored in ${eventSystem(system).name}, but this game was entered for ${entered}.`;
}

/** Each player once, with the score of the sheet. */
function resultsIn(rules: EventRules, form: FormId, sheet: object): Printed['results'] {
  const scored = rules.figures(form, sheet).filter(({ player, figure }) => player !== '' && figure !== null);
  const each = new Map(scored.map(({ player, figure }) => [player, figure as string]));
  return [...each].map(([player, score]) => ({ player, score }));
}

/** What each game's sheet prints, or its problems. */
function checkedGames(games: Played[], engine: EventEngine): Outcome<Printed>[] {
  return games.map((game) => {
    const problems = problemsOf(game, engine);
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: game.printed };
  });
}

/** The problems that the standings of its own system have with a game, by the game. */
const checked = new WeakMap<Played, Problem[]>();

function problemsOf(game: Played, engine: EventEngine): Problem[] {
  const before = checked.get(game);
  if (before) return before;
  const { rules, options, entries } = game;
  const outcome = rules.standings(engine, { ...options, [rules.list]: entries.map(({ value }) => value) });
  const found = outcome.ok ? [] : outcome.problems.flatMap((problem) => atEntry(game, problem));
  checked.set(game, found);
  return found;
}

/** The problem at the game's field; nothing for one that is about the event's settings. */
function atEntry({ rules, entries }: Played, problem: Problem): Problem[] {
  const [, list, index = '', ...rest] = problem.at.split('/');
  const entry = list === rules.list && index !== '' ? entries[Number(index)] : undefined;
  return entry ? [{ ...problem, at: `${entry.at}/${rest.join('/')}` }] : [];
}

/** Null where the form of the game has none, which a field of the game may then say. */
function ownCategory(game: EventGame, rulesOf: RulesOf): string | null {
  return rulesOf(systemTaking(game.form) as SystemId).category?.(game) ?? null;
}

function figuresOf(form: FormId, sheet: object, rulesOf: RulesOf): GameFigures<SheetRow>[] {
  const scoredBy = systemTaking(form) as SystemId;
  const figures = rulesOf(scoredBy).figures(form, sheet) as GameFigures<object>[];
  return figures.map((figure) => ({ ...figure, row: { ...figure.row, scoredBy } }));
}

/** The columns of all systems; those of one title are one. */
function columnsOf(systems: SystemId[], rulesOf: RulesOf): GameColumn<SheetRow>[] {
  const all = systems.flatMap((system) => rulesOf(system).gameColumns.map((column) => ({ system, column })));
  const titles = [...new Set(all.map(({ column }) => column.title))];
  return titles.map((title) => {
    const ofTitle = all.filter(({ column }) => column.title === title);
    const bySystem = new Map(ofTitle.map(({ system, column }) => [system, column]));
    const { kind } = ofTitle[0]!.column;
    return { title, kind, text: (row, numbers) => bySystem.get(row.scoredBy)?.text(row, numbers) ?? '' };
  });
}

/** "RPLOPS and Pentamind"; from four on, the first two and how many others. */
export function severalNames(names: readonly string[]): string {
  const each = [...new Set(names)];
  const [first = '', second = ''] = each;
  return each.length < 4 ? inWords(each, 'and') : `${first}, ${second} and ${each.length - 2} others`;
}
