// Every form names the engine's function that scores it, which the command compares with the one that is asked for.
import { expect, test } from 'vitest';
import type { Outcome, Tallysheet } from 'tallysheet';
import { numbersOfSheet } from '../../../web/src/numbers/sheet_numbers.ts';
import { formId, systems } from '../../../web/src/systems/index.ts';
import { openForm } from '../../../web/src/systems/models.ts';

const FORMS = systems.flatMap((system) => system.tabs.map(({ id }) => formId(system, id)));

/** An engine that notes each function that is called, and refuses every request. */
function notingEngine(calls: string[]): Tallysheet {
  const refused: Outcome<object> = { ok: false, problems: [] };
  const record = (id: string) =>
    new Proxy({}, { get: (_, name) => () => (calls.push(`${id}.${String(name)}`), refused) });
  return new Proxy({}, { get: (_, id) => record(String(id)) }) as Tallysheet;
}

test.each(FORMS)('%s', async (id) => {
  const { state, read, score, scoredBy } = await openForm(id);
  const blank = state.blank();
  const calls: string[] = [];
  score(notingEngine(calls), read(blank, numbersOfSheet(blank)).request);
  expect([...new Set(calls)]).toEqual([`${scoredBy?.record}.${scoredBy?.name}`]);
});
