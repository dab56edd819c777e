// The command: it scores a request, lists the standings of an event, or checks posted figures.
import { parseArgs } from 'node:util';
import load, { type Tallysheet } from 'tallysheet';
import loadEvents from 'tallysheet/events';
import { checkPosted } from './check.ts';
import { Unreadable, type CsvOptions } from './csv_games.ts';
import { formatOf, written, type Format } from './formats.ts';
import { systemsOf, type Scoring, type Systems } from './functions.ts';
import { exampleOf, functionUsage, usage } from './help.ts';
import { inputFrom, type Input, type Read } from './input.ts';
import { Misuse, named } from './misuse.ts';
import { givesStandings, scoreGames, scoreRequest, type Scored } from './scores.ts';
import { readRule, scoreByRule } from './rule.ts';
import { standingsOf } from './standings.ts';

const DONE = 0;
const PROBLEMS = 1;
/** The answer is the reason, for standard error. */
export const MISUSED = 2;

type Options = ReturnType<typeof argumentsIn>['values'];

export interface Answer {
  text: string;
  exitCode: number;
}

/** The inputs that every answer shares. */
interface Call {
  values: Options;
  engine: Tallysheet;
  read: Read;
}

function argumentsIn(args: string[]) {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  const setting = { type: 'string', multiple: true, default: [] as string[] } as const;
  const options = { format: text, system: text, decimal: text, setting, example: yes, help: yes, version: yes };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Misuse((error as Error).message.replace(/\. To specify.*/s, '.'));
  }
}

/** Answers any arguments, and never rejects. */
export async function answer(args: string[], read: Read): Promise<Answer> {
  try {
    return await answerTo(args, read);
  } catch (error) {
    return { text: (error as Error).message, exitCode: MISUSED };
  }
}

async function answerTo(args: string[], read: Read): Promise<Answer> {
  const { values, positionals } = argumentsIn(args);
  const engine = await load();
  if (values.version) return done(engine.version);
  const call = { values, engine, read };
  const [first, ...others] = positionals;
  if (first === 'standings' || first === 'check') return ofEvent(first, others, call);
  if (first === 'rule' && !values.help) return ofRule(others, call);
  const [name, ...files] = others;
  return ofFunction(first, name, files, call);
}

async function ofEvent(name: 'standings' | 'check', files: string[], { values, engine, read }: Call): Promise<Answer> {
  if (values.help) return done(usage(await allSystems(engine)));
  const input = await inputFrom(onlyFile(files), read);
  const format = formatOf(values.format ?? 'text');
  const options = csvOptions(values);
  return name === 'standings' ? standings(input, options, format, engine) : check(input, options, format, engine);
}

/** Scores the games of a CSV by a rule, or says what is known of the rule. */
async function ofRule([file, games, other]: string[], { values, read }: Call): Promise<Answer> {
  if (other !== undefined) throw new Misuse(`There is no use for “${other}”: a rule and one file of games are read.`);
  const { rules } = await loadEvents();
  const format = formatOf(values.format ?? 'text');
  const { name, text } = await inputFrom(file, read);
  const { printed, hasProblems } =
    games === undefined
      ? readRule(name, text, rules)
      : scoreByRule(name, text, (await inputFrom(games, read)).text, rules);
  return { text: written(printed, format), exitCode: hasProblems ? PROBLEMS : DONE };
}

async function ofFunction(
  system: string | undefined,
  name: string | undefined,
  files: string[],
  { values, engine, read }: Call,
): Promise<Answer> {
  const systems = await allSystems(engine);
  if (system === undefined) return { text: usage(systems), exitCode: values.help ? DONE : MISUSED };
  const functions = named(system, systems, 'system');
  const list = [...functions.keys()].join(', ');
  if (name === undefined && values.help) return done(`Functions of ${system}: ${list}`);
  if (name === undefined) throw new Misuse(`Name a function of ${system}: ${list}.`);
  const scoring = named(name, functions, 'function');
  const names: Names = [keyOf(systems, functions), keyOf(functions, scoring)];
  if (values.help) return done(functionUsage(names.join(' '), scoring));
  if (values.example) return done(exampleOf(scoring));
  return score(names, scoring, await inputFrom(onlyFile(files), read), values, engine);
}

async function allSystems(engine: Tallysheet): Promise<Systems> {
  return systemsOf({ ...engine, ...(await loadEvents()) });
}

/** The names of the system and the function. */
type Names = [system: string, name: string];

async function score(
  [system, name]: Names,
  scoring: Scoring,
  input: Input,
  values: Options,
  engine: Tallysheet,
): Promise<Answer> {
  const format = formatOf(values.format ?? 'json');
  if (input.isJson) return ofScores([scoreRequest(input, `${system} ${name}`, scoring)], format);
  const options = { system, ...csvOptions(values) };
  if (givesStandings(system, scoring)) return standings(input, options, format, engine);
  return refusing(format, async () => ofScores(await scoreGames(input, scoring, options, engine), format));
}

function ofScores(all: Scored[], format: Format): Answer {
  const text = written(
    all.map(({ printed }) => printed),
    format,
  );
  return { text, exitCode: all.some(({ problems }) => problems.length > 0) ? PROBLEMS : DONE };
}

function standings(input: Input, options: CsvOptions, format: Format, engine: Tallysheet): Promise<Answer> {
  return refusing(format, async () => {
    const { printed, complaints } = await standingsOf(input, options, engine);
    return { text: written([printed], format), exitCode: complaints.length > 0 ? PROBLEMS : DONE };
  });
}

function check({ text }: Input, options: CsvOptions, format: Format, engine: Tallysheet): Promise<Answer> {
  return refusing(format, async () => {
    const { printed, agrees } = await checkPosted(text, options, engine);
    return { text: written([printed], format), exitCode: agrees ? DONE : PROBLEMS };
  });
}

/** Prints the problems of a CSV instead of an answer. */
async function refusing(format: Format, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { text: written([error.printed], format), exitCode: PROBLEMS };
  }
}

function csvOptions({ system, setting, decimal }: Options): CsvOptions {
  if (decimal !== undefined && decimal !== 'point' && decimal !== 'comma')
    throw new Misuse(`There is no decimal mark ${decimal}; there is point, comma.`);
  const settings = Object.fromEntries(setting.map((one) => one.split(/=(.*)/s)));
  return { ...(system !== undefined && { system }), settings, style: decimal ?? null };
}

function onlyFile([file, other]: string[]): string | undefined {
  if (other !== undefined) throw new Misuse(`There is no use for “${other}”: one file is read at a time.`);
  return file;
}

function keyOf<Thing>(things: ReadonlyMap<string, Thing>, thing: Thing): string {
  return [...things].find(([, one]) => one === thing)![0];
}

function done(text: string): Answer {
  return { text, exitCode: DONE };
}
