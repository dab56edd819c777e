// A link of the report card, read by its form and scored.
import { expect } from 'vitest';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { formOf } from '../../../web/src/share/form_links.ts';
import { openForm } from '../../../web/src/systems/models.ts';
import { tallysheet } from '../../wasm/module.ts';
import type { FinishLink } from './pages.ts';

/** Centres and scores as the link's form has them. */
export async function opened(
  system: string,
  { form: id, carried }: FinishLink,
): Promise<{ centres: number[]; scores: string[] }> {
  const state = await formOf(id, carried);
  if (!state.ok) throw new Error(state.problem);
  const form = await openForm(id);
  const { request, problems } = form.read(state.contents, NUMBERS.point);
  expect(problems).toEqual([]);
  const outcome = form.score(tallysheet, request);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const { powers } = state.contents as unknown as { powers: { centres: string }[] };
  return { centres: powers.map(({ centres }) => Number(centres)), scores: scoresIn(outcome.value, system) };
}

function scoresIn(sheet: any, system: string): string[] {
  const column = sheet.columns?.find(({ id }: { id: string }) => id === system);
  return (column?.entries ?? sheet.rows).map((row: any) => row.score ?? row.points);
}
