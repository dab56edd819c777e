// A text of 200,000 characters that somebody pastes or a file has, such as a picture as text or a link, does not stop the page.
// A reading whose time grew with the square of the length would take minutes for each.
import { describe, expect, test } from 'vitest';
import { aboutName } from '../../../web/src/form/names.ts';
import { listReadings } from '../../../web/src/form/pasted_list.ts';
import { mayBeList, type PlayerList } from '../../../web/src/form/player_list.ts';
import { xmlTokens } from '../../../web/src/import/xml_tokens.ts';
import { isTwofold, parsed, styleOf } from '../../../web/src/numbers/number_entry.ts';
import { isRuleFile } from '../../../web/src/own_rules/rule_links.ts';
import { placeIn } from '../../../web/src/systems/typed_places.ts';
import { pastedCells } from '../../../web/src/ui/rows.ts';

const LENGTH = 200_000;
const AT_MOST = { timeout: 30_000 };

const endless = (run: string) => run.repeat(LENGTH / run.length);
const RUNS = ['a', '1', '0', ' ', '-', '.', ',', ')', '123 ', '1 a', '-4xQ_'];

const LIST = {
  columns: [
    { field: 'player', title: 'Player', kind: 'name' },
    { field: 'score', title: 'Score', kind: 'money' },
  ],
  rows: [],
  most: 6,
  numbered: 'Place',
} as unknown as PlayerList;

describe.each(RUNS)('many of “%s” in one line', (run) => {
  const texts = [`a ${endless(run)} 1x`, `1.${endless(run)}1x`, `-${endless(run)}x`];

  test('are no list of results', AT_MOST, () => {
    for (const text of texts) {
      mayBeList(LIST, 'player', text);
      expect(listReadings(LIST, 0, text)).toBe(null);
      expect(pastedCells(text)).toBe(null);
    }
  });

  test('are no number, and no name that is one', AT_MOST, () => {
    for (const text of texts) {
      expect(parsed(text)).toHaveProperty('malformed');
      expect([styleOf(text), isTwofold(text), aboutName(text, [])]).toEqual([null, false, null]);
    }
  });

  test('are no round, rule or attribute, and no table', AT_MOST, () => {
    for (const text of texts) {
      expect(placeIn(`Round 3 (${text}`)).toHaveProperty('round', '3');
      expect(isRuleFile('notes.txt', text)).toBe(false);
      expect([...xmlTokens(`<c ${text}>`)].map((token) => token.attribute('r'))).toEqual(['']);
    }
  });
});

test('many blank lines end a pasted block and are no rule', AT_MOST, () => {
  expect(pastedCells(`Ann\t1${endless('\r\n')}`)).toEqual([['Ann', '1']]);
  expect(isRuleFile('notes.txt', `${endless('\n')}game`)).toBe(false);
});
