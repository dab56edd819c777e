// @vitest-environment dom
// Links to sheets, opened on the page: used or ignored, with random contents, and damaged.
import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { formLink } from '../../../web/src/share/form_links.ts';
import { pick, seeded } from '../../reference/random.ts';
import { all, fill, found, goTo, openPage, press, saved, words, wordsOf } from '../dom.ts';
import { mutated, randomForm } from './link_states.ts';

/** How many of each are opened; tests of the links themselves take many more. */
const FORMS = Number(process.env['LINK_FORMS_OPENED'] ?? 12);
const MUTATIONS = Number(process.env['LINK_MUTATIONS_OPENED'] ?? 20);

interface Vector {
  form?: string;
  link: string;
}
const vectors = JSON.parse(readFileSync(new URL('../../vectors/links.json', import.meta.url), 'utf8')) as Vector[];
/** The association's board. */
const EXAMPLE = vectors[0]!.link;

const HEADING = '.heading-field input';
const heading = async () => (await found<HTMLInputElement>(HEADING)).value;

describe('a link to a sheet', () => {
  /** The example, opened where a sheet of one's own has a heading. */
  async function openBesideMine(): Promise<void> {
    await openPage('#puffing-billy');
    await fill(await found(HEADING), 'Mine');
    await goTo(`#${EXAMPLE}`);
    await found('.sheet.linked');
  }

  test('shows the sheet with its working, and does not replace the user’s own unasked', async () => {
    await openBesideMine();
    expect(wordsOf('.sheet.linked td.total')).toContain('3.028');
    await press('Show all working');
    expect(all('.working')).toHaveLength(5);
    expect(words(await found('.linked-note'))).toContain('Your own sheet (“Mine”) stays as it is');
    await press('Keep mine');
    await found('tally-form');
    expect(await heading()).toBe('Mine');
    expect(location.hash).toBe('#puffing-billy');
  });

  test('can replace the user’s sheet, with undo', async () => {
    await openBesideMine();
    await press('Use this sheet');
    await found('tally-form');
    expect(words(await found('.verdict'))).toContain('3.028');
    expect(words(await found('.undo'))).toContain('Sheet opened from a link');
    await press('Undo');
    expect(await heading()).toBe('Mine');
  });

  test('of another form on the same page opens too', async () => {
    await openPage(`#${EXAMPLE}`);
    await found('.sheet.linked');
    for (const { form, link } of vectors.slice(1).filter(({ form }) => form)) {
      const before = words(await found('.sheet.linked'));
      await goTo(`#${link}`);
      await waitFor(async () => expect(words(await found('.sheet.linked')), form).not.toBe(before));
      expect(all('.linked-note'), form).toHaveLength(1);
    }
  });
});

test('what is too large for one QR code is shown as several, and shared by link or file', async () => {
  const finish = Array.from({ length: 60 }, (_, at) => ({
    key: String(at + 1),
    player: `${Math.sin(at)} ${Math.cos(at)} ${Math.tan(at)}`,
  }));
  const state = { heading: 'Long', finish, formula: 'RPLOPS', average: '', hours: '' };
  await openPage(`#${await formLink('rplops', state)}`);
  await press('Use this sheet');
  await found('.below');
  await press('Share');
  await screen.findByText('too large for one QR code', { exact: false });
  expect((await saved(() => press('Save as a file'))).name).toBe('Long.json');
});

test(`${FORMS} forms with random contents open on the page as typed`, async () => {
  const random = seeded(4);
  await openPage('');
  for (let at = 0; at < FORMS; at += 1) {
    const { form, state } = randomForm(random);
    await goTo(`#${await formLink(form, state)}`);
    const on = await screen.findByText(/^(Use this sheet|Go to your sheet|Continue without it)$/);
    on.click();
    await found('tally-form');
    if (on.matches('a')) continue;
    const kept = JSON.parse(localStorage.getItem(`form/${form}`)!);
    expect(await formLink(form, kept)).toBe(await formLink(form, state));
  }
});

test(`${MUTATIONS} mutated links each give a sheet or a sentence, nothing throws, and nothing loads`, async () => {
  const random = seeded(5);
  const links = vectors.map(({ link }) => link);
  await openPage('');
  for (let at = 0; at < MUTATIONS; at += 1) {
    const link = mutated(random, pick(random, links), pick(random, links)).replace('\u0000', '');
    await goTo('');
    await found('.glances');
    await goTo(`#${link}`);
    await found(link === '' ? '.glances' : '.sheet, .summary h2');
    expect(all('main [src], main script, main link, main object, main style'), link).toEqual([]);
  }
});
