// Many games scored by a rule: in a worker, or in short portions in the page where there is none.
import type { DecimalText, Outcome, RuleGame, Rules, RuleScores } from 'tallysheet';
import { scriptAddress } from '../device/script_address.ts';
import { Slices } from '../device/slices.ts';
import { SCORING } from './worker_messages.ts';

/** Games of a batch. */
const BATCH = 500;
/** The same in the page, which pauses in between. */
const IN_PAGE = 100;

export interface ScoredInBatches {
  rule: string;
  games: readonly RuleGame[];
  /** Called after each batch. */
  took(done: number): void;
  signal: AbortSignal;
}

/** The scores of each game, or the first problem of one. Rejects if it is aborted. */
export async function scoreInBatches(rules: Rules, work: ScoredInBatches): Promise<Outcome<DecimalText[][]>> {
  const worker = startWorker();
  if (!worker) return inPage(rules, work);
  const end = () => worker.terminate();
  work.signal.addEventListener('abort', end);
  try {
    return await inTurn(work, BATCH, (games) => answerOf(worker, work, games));
  } catch {
    work.signal.throwIfAborted();
    return await inPage(rules, work);
  } finally {
    end();
  }
}

function inPage(rules: Rules, work: ScoredInBatches): Promise<Outcome<DecimalText[][]>> {
  const slices = new Slices(work.signal);
  return inTurn(work, IN_PAGE, async (games) => {
    if (slices.due) await slices.pause();
    return rules.scoreGames({ rule: work.rule, games });
  });
}

async function inTurn(
  { games, took, signal }: ScoredInBatches,
  size: number,
  score: (batch: RuleGame[]) => Promise<Outcome<RuleScores>>,
): Promise<Outcome<DecimalText[][]>> {
  const scores: DecimalText[][] = [];
  for (let at = 0; at < games.length; at += size) {
    const outcome = await score(games.slice(at, at + size));
    signal.throwIfAborted();
    if (!outcome.ok) return outcome;
    scores.push(...outcome.value.games);
    took(scores.length);
  }
  return { ok: true, value: scores };
}

/** Rejects if the worker fails or is ended. */
function answerOf(worker: Worker, { rule, signal }: ScoredInBatches, games: RuleGame[]): Promise<Outcome<RuleScores>> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The worker that scores games has ended.'));
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(JSON.parse(data) as Outcome<RuleScores>);
    worker.onerror = fail;
    worker.onmessageerror = fail;
    signal.addEventListener('abort', fail, { once: true });
    worker.postMessage({ rule, games });
  });
}

function startWorker(): Worker | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="engine-worker"]')?.content;
  if (!address || typeof Worker !== 'function' || typeof WebAssembly === 'undefined') return null;
  try {
    return new Worker(scriptAddress(address) as string, { type: 'module', name: SCORING });
  } catch {
    return null;
  }
}
