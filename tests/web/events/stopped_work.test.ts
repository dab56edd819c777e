// @vitest-environment dom
// Long work on files says so, and can be stopped. Each look at the clock is some milliseconds after the one before, so that
// short work takes long enough. The drawing of a picture is in stopped.test.ts.
import { waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chooseFile, click, loadPage, newDevice, press, saved } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';
import { anEvent } from '../event_site.ts';
import { manyGames } from './many_games.ts';

const GAMES = manyGames('detour-98f', 40, 90);
const EVENTS = ['Spring', 'Summer', 'Autumn'].map((name, at) => ({
  ...anEvent('detour-98f', GAMES),
  id: `event${at}`,
  name,
}));

function slowDown(milliseconds = 40): () => void {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds));
  onTestFinished(() => void clock.mockRestore());
  return () => clock.mockRestore();
}

/** Begins something, and stops it as soon as that can be stopped. */
async function stop(begin: () => Promise<unknown>): Promise<void> {
  const stopped = new Promise<void>((pressed) => {
    const look = new MutationObserver(() => {
      const button = all('.progress button').find(({ textContent }) => textContent === 'Stop');
      if (!button || !document.querySelector('progress')) return;
      look.disconnect();
      void click(button);
      pressed();
    });
    look.observe(document, { childList: true, subtree: true });
  });
  await begin();
  await stopped;
  await waitFor(() => expect(all('progress')).toEqual([]));
}

test('the preview of an import can be stopped, and the text is still there', async () => {
  await newDevice(anEvent('rplops', []));
  await loadPage('#event/anevent/files');
  const name = 'n'.repeat(85); // or the text were short enough to be shown
  const rows = Array.from({ length: 220 }, (_, at) => `Game ${at >> 2},${name} ${at % 4},${(at % 4) + 1}`);
  const file = new File([`game,player,place\n${rows.join('\n')}\n`], 'a.csv', { type: 'text/csv' });
  await found('#import-text');
  slowDown(12);
  await stop(() => chooseFile('tally-import input[type=file]', file));
  const kept = () => all<HTMLTextAreaElement>('#import-text')[0]?.placeholder;
  await waitFor(() => expect(kept()).toMatch(/^“a\.csv”: a text of .* characters/));
  expect(all('#import-preview')).toEqual([]);
});

test('a backup and its restoring can be stopped; events that were restored stay', async () => {
  await newDevice(...EVENTS);
  await loadPage('#events');
  const goOn = slowDown();
  await stop(() => press('Back up everything'));
  const status = () => wordsOf('.backup > [role=status]').at(-1) ?? '';
  await waitFor(() => expect(status()).toBe('Stopped. No backup was saved.'));
  goOn();
  const { text } = await saved(() => press('Back up everything'));

  await newDevice();
  await loadPage('#events');
  slowDown();
  await stop(() => chooseFile('.backup input', new File([text], 'a.json', { type: 'application/json' })));
  await waitFor(() => expect(status()).toMatch(/^Stopped\. (One event|2 events) added\.$/));
  const count = status().includes('One') ? 1 : 2;
  await waitFor(() => expect(all('.event-card')).toHaveLength(count));
});
