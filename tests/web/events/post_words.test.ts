// @vitest-environment dom
// The standings to post, where a link would be cut off, and where there are none yet.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { click, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { found, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent, anRplopsGame } from '../event_site.ts';

async function standings(event: TallyEvent): Promise<void> {
  await newDevice(event);
  await loadPage('#event/anevent/standings');
}

test('have no link that a messenger would cut, and say so', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('only texts'));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const games = Array.from({ length: 120 }, (_, at) =>
    anRplopsGame(`${at}`, [
      [`Player ${(at * 37) % 101}`, '1'],
      [`Player ${(at * 53) % 103} of ${at % 7}`, '2'],
    ]),
  );
  await standings(anEvent('rplops', games));
  await press('Copy for a messenger');
  await waitFor(() =>
    expect(wordsOf('.post-status')[0]).toMatch(
      /^Standings copied, without a link: .* \d,\d{3} characters\. Send the event from Files\.$/,
    ),
  );
  expect(copied.mock.calls.join()).toMatch(/^Spring convention: standings\n/);
  expect(copied.mock.calls.join()).not.toContain('http');
  await click((await found('.post-status')).querySelector('a')!);
  await screen.findByRole('button', { name: 'Save the whole event' });
});

test('are not offered without a result, and the files lead to them', async () => {
  await standings(anEvent('puffing-billy', [aBoard('a', 'Rail Baron', [['Ann', '']])]));
  await screen.findByText('No game can be scored yet.');
  expect(screen.queryByRole('button', { name: 'Copy for a messenger' })).toBeNull();
  await goTo('#event/anevent/files');
  expect((await found<HTMLAnchorElement>('.files a[href$="/standings"]')).textContent).toContain('tandings');
});
