// The engine in a worker. It answers the page's calls one after another, and keeps the entries of their lists, so that
// the page sends new ones only. A worker with the name DRAWING draws boards instead, and one with SCORING scores
// games by a rule.
import type { Outcome, RuleGamesRequest, SeatingAnswer, SeatingRequest } from 'tallysheet';
import { FIRST_PORTION, nextPortion } from './draw_portions.ts';
import { loadEventsEngine } from './events_engine.ts';
import { loadEngine } from './fetched.ts';
import { DRAWING, SCORING, type Call, type Message, type RowsOutcome, SentRows } from './worker_messages.ts';

type Functions = Record<string, Record<string, (request: object) => RowsOutcome>>;

const entries = new Map<number, object>();
/** The rows last sent, by function; its next answer shares most of them. */
const sentRows = new Map<string, SentRows>();

/** Null where the engine of events is enough. */
const loading = [DRAWING, SCORING].includes(self.name)
  ? null
  : loadEngine().then((engine) => {
      postMessage('ready');
      return engine as unknown as Functions;
    });

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('players' in data) void search(data);
  else if ('rule' in data) void scoreBatch(data);
  else if ('entries' in data) for (const [number, entry] of data.entries) entries.set(number, entry);
  else if ('clear' in data) entries.clear();
  else answer(data).then(postMessage, () => postMessage(''));
});

/** A record of the engine of scores, or of the engine of events, which is loaded when it is first asked. */
async function recordOf(name: string): Promise<Functions[string] | undefined> {
  const scores = (await loading) as Functions;
  return scores[name] ?? ((await loadEventsEngine()) as unknown as Functions)[name];
}

/** Sends text, which the page reads faster than objects. */
async function answer({ record, name, request, list, numbers }: Call): Promise<string> {
  const functions = await recordOf(record);
  const listed = Array.from(numbers, (number) => entries.get(number));
  const sent = sentRows.get(`${record}.${name}`) ?? new SentRows();
  sentRows.set(`${record}.${name}`, sent);
  return sent.encode(functions?.[name]?.({ ...request, [list]: listed }));
}

/** How long a portion of a search for boards should take: milliseconds. */
const A_PORTION = 200;

/** Searches for boards in portions and posts the best draw after each, as text. */
async function search(request: SeatingRequest): Promise<void> {
  const { seating } = await loadEventsEngine();
  let portion = FIRST_PORTION;
  let steps = 0;
  let outcome: Outcome<SeatingAnswer>;
  do {
    const begun = performance.now();
    steps += portion;
    outcome = seating.draw({ ...request, steps });
    portion = nextPortion(portion, performance.now() - begun, A_PORTION);
    postMessage(JSON.stringify(outcome));
  } while (outcome.ok && !outcome.value.ended);
}

/** Answers a batch of games for a rule with its outcome, as text. */
async function scoreBatch(request: RuleGamesRequest): Promise<void> {
  const { rules } = await loadEventsEngine();
  postMessage(JSON.stringify(rules.scoreGames(request)));
}
