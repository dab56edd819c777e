// @vitest-environment dom
// The address of a frame: its form, its settings and its contents. What does not fit is reported and ignored.
import { describe, expect, test } from 'vitest';
import { addressOf, settingsOf, wordsFor } from '../../../web/src/embed/builder/snippet.ts';
import { readEmbedOptions, type EmbedOptions } from '../../../web/src/embed/options.ts';
import { formLink } from '../../../web/src/share/form_links.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { HEAT } from '../share/link_states.ts';

const SITE = 'https://tallysheet.example/embed_builder.html';

function optionsIn(address: string): Promise<EmbedOptions> {
  return readEmbedOptions(new URL(address, SITE));
}

describe.each(FORM_FRAGMENTS)('the builder’s address for %s', (fragment) => {
  const [system = '', form = ''] = fragment.slice(1).split('/');
  const chosen = { as: 'frame' as const, system, form, theme: 'dark', locale: 'de', settings: { heading: 'A & B' } };

  test('opens that form, with its settings', async () => {
    const { view, theme, marks, presets, problems } = await optionsIn(addressOf(chosen, SITE));
    expect(view!.form.id).toBe(fragment.slice(1));
    expect([theme, marks!.decimal, presets]).toEqual(['dark', ',', { heading: 'A & B' }]);
    expect(problems).toEqual([]);
  });

  test('can have each of the form’s settings, which has words for people', async () => {
    const settings = settingsOf(chosen);
    expect(settings.length).toBeGreaterThan(0);
    for (const [name, { values }] of settings) {
      const words = wordsFor(chosen, name);
      expect(words.legend).toMatch(/^[A-Z]/);
      for (const value of values ?? ['Heat 1']) {
        const { presets } = await optionsIn(addressOf({ ...chosen, settings: { [name]: String(value) } }, SITE));
        expect(presets).toEqual({ [name]: value });
      }
    }
  });
});

test.each(['form', 'variant'])(
  'the frame’s word for a second form is “form”, and it takes the element’s: %s',
  async (word) => {
    const { view } = await optionsIn(`embed.html?system=puffing-billy&${word}=final`);
    expect(view!.form.id).toBe('puffing-billy/final');
  },
);

test.each([
  ['system=whist', ['system=“whist”. It can be puffing-billy, union-pacific, ']],
  [
    'system=puffing-billy&form=finale&theme=blue',
    ['form=“finale”. It can be left out, final.', 'theme=“blue”. It can be light, dark.'],
  ],
  ['system=puffing-billy&variant=finale', ['variant=“finale”. It can be left out, final.']],
  ['system=rplops&locale=german', ['locale=“german”. It can be a language tag such as de, fr or en-GB.']],
  ['system=size-matters&rounding=up', ['rounding=“up”. It can be published, exact.']],
  ['system=rplops&utm_source=club', []],
])('%s is reported with the valid values, and nothing else is', async (query, says) => {
  const { problems } = await optionsIn(`embed.html?${query}`);
  expect(problems).toEqual(says.map((text) => expect.stringContaining(`The address of this frame says ${text}`)));
});

describe('the link after the #', () => {
  test.each(['whole', 'from its question mark on'])('%s, it carries the contents', async (which) => {
    const link = await formLink('rplops', HEAT);
    const fragment = which === 'whole' ? link : link.replace(/.*\?/, '');
    const { carried, problems } = await optionsIn(`embed.html?system=rplops#${fragment}`);
    expect(carried).toMatchObject(HEAT);
    expect(problems).toEqual([]);
  });

  test.each([
    ['broken', async () => '1.AAAA'],
    ['broken, of another form', async () => 'detour-98f?1.AAAA'],
    [
      'of another form',
      () => formLink('union-pacific', { heading: '', players: [{ key: '1' }, { key: '2' }], rounding: 'total' }),
    ],
  ])('%s, it is reported, and carries nothing', async (_what, link) => {
    const { view, carried, problems } = await optionsIn(`embed.html?system=rplops#${await link()}`);
    expect(view!.form.id).toBe('rplops');
    expect(carried).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(/^The frame could not be filled in from its link\. /)]);
  });
});
