// The model of a what-if beside a sheet: contents changed in one place, and what becomes of everybody.
import '../../../web/docs/no_browser.ts';
import { expect, test } from 'vitest';
import { FormModel } from '../../../web/src/form/model.ts';
import { PLAIN } from '../../../web/src/numbers/sheet_numbers.ts';
import { openForm } from '../../../web/src/systems/models.ts';
import type { Contents } from '../../../web/src/form/state.ts';
import type { Baseline } from '../../../web/src/systems/what_if.ts';
import { WhatIfModel } from '../../../web/src/what_if/model.ts';
import { tallysheet } from '../../wasm/module.ts';

/** RPLOPS of three players, of whom Bob shares the second place. */
async function asked(): Promise<{
  form: FormModel<any>;
  whatIf: WhatIfModel;
  baseline: Baseline<Contents>;
  drawn(): number;
}> {
  const described = await openForm('rplops');
  const form: FormModel<any> = new FormModel(described, { read: () => undefined, write: () => {} }, () => PLAIN);
  const finish = ['1', '2', '2'].map((place, at) => ({ key: String(at + 1), player: ['Ann', 'Bob', 'Cy'][at], place }));
  form.edit({ ...described.state.blank(), heading: 'Brass', finish, hours: '3' });
  form.useEngine(tallysheet);
  let count = 0;
  const whatIf = new WhatIfModel(form, () => (count += 1));
  return { form, whatIf, baseline: whatIf.current()!, drawn: () => count };
}

test('it looks at the best placed first, then at whom one chooses', async () => {
  const { form, whatIf, drawn } = await asked();
  expect(whatIf.position.key).toBe('1');
  whatIf.choose('3');
  expect([whatIf.position.key, form.lookedAt, drawn()]).toEqual(['3', '3', 1]);
});

test('a change is said of its player, and the form has it only once it is applied', async () => {
  const { form, whatIf, baseline } = await asked();
  whatIf.choose('2');
  expect(whatIf.outcome(baseline)).toMatchObject({ isChanged: false, said: '', results: baseline.now });
  const [lever] = whatIf.levers;
  whatIf.show(lever!.set('3'));
  // Two players shared second place; now Bob is alone in third.
  expect(whatIf.outcome(baseline).said).toMatch(/^Bob: \u2212[\d.]+, now 3rd$/);
  expect(form.state.finish[1].place).toBe('2');
  whatIf.use();
  expect(form.state.finish[1].place).toBe('3');
  expect(form.undoable).toBe('What-if applied to the sheet');
});

test('it begins anew when the form has changed', async () => {
  const { form, whatIf, baseline } = await asked();
  whatIf.show(whatIf.levers[0]!.set('3'));
  form.edit({ heading: 'Chess' });
  const now = whatIf.current()!;
  expect(now).not.toBe(baseline);
  expect(whatIf.outcome(now).isChanged).toBe(false);
});

test('contents without a score have their problems, and no results', async () => {
  const { whatIf, baseline } = await asked();
  whatIf.show(whatIf.levers[0]!.set('first'));
  expect(whatIf.outcome(baseline)).toMatchObject({ results: null, said: '', problems: [{ at: '/finish/0/place' }] });
});
