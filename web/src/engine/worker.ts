// The engine in a worker. It answers the page's calls one after another, and keeps the entries of their lists, so that
// the page sends new ones only. A worker with the name DRAWING draws boards instead, and one with SCORING scores
// games by a rule.
import { type RowsOutcome, SentRows } from './changed_rows.ts';
import { search } from './draw_worker.ts';
import { loadEventsEngine } from './events_engine.ts';
import { loadEngine } from './fetched.ts';
import { scoreBatch } from './score_worker.ts';
import { DRAWING, SCORING, type Call, type Message } from './worker_messages.ts';

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
