// @vitest-environment dom
// From one event straight to another by their addresses: every view is that of a page that was just opened with it.
import { waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { renamed } from '../../../web/src/systems/player_names.ts';
import { goTo, loadPage, newDevice } from '../dom_device.ts';
import { EVENTS, shownBy } from './every_event_view.ts';

/** Milliseconds after which the big screen turns its page, which would be another. */
const TURN = 10_000;
const { setInterval } = globalThis;
const act = (work: () => void, pause?: number) => (pause === TURN ? 0 : setInterval(work, pause));
Object.assign(globalThis, { setInterval: act });

/** The event of the same system at another convention, with one player of another name. */
function elsewhere(event: TallyEvent, from: string): TallyEvent {
  const games = event.games.map((game) => ({ ...game, state: renamed(game.state, from, 'Zoe') }));
  return { ...event, id: `${event.id}elsewhere`, name: 'Elsewhere', games };
}

/** The page: its title, the marked tab, its texts, and the values of its fields. */
function contents(): string[] {
  const main = document.querySelector('main')!;
  return [
    document.title,
    document.querySelector('.title [aria-current]')?.textContent ?? '',
    ...main.textContent!.trim().split(/\s+/),
    ...[...main.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ value }) => value),
  ];
}

/** The part of a view that is drawn last. */
const LATE: Record<string, string> = {
  standings: '.race-words',
  game: '.below',
  files: '.share-link input',
};

const fragmentOf = (event: TallyEvent, view: string) => `#event/${event.id}${view && `/${view}`}`;

/** Until the view of this event is drawn to the last part. */
async function drawn({ name }: TallyEvent, view: string): Promise<void> {
  const late = LATE[view.split('/')[0] as string];
  await waitFor(() => {
    expect(document.querySelector(`${shownBy(view)}${late ? ` ${late}` : ''}`)).not.toBeNull();
    expect(document.title).toContain(name);
  });
}

/** The contents of a page that was just loaded with this view. */
async function shownAlone(event: TallyEvent, view: string): Promise<string[]> {
  await loadPage(fragmentOf(event, view));
  await drawn(event, view);
  return contents();
}

/** Names the first text that differs; comparing whole lists at every change of the page takes long. */
function expectSame(found: string[], alone: string[], message: string): void {
  const at = found.findIndex((text, index) => text !== alone[index]);
  const first = at < 0 ? found.length : at;
  expect(found[first], `${message}, after ${found.slice(0, first).slice(-5).join(' ')}`).toBe(alone[first]);
}

/** Those with most views, and those with fewest; all of them in a long run. */
const TRIED = EVENTS.filter(({ system }) => process.env['LONG'] || ['puffing-billy', 'rplops'].includes(system));

describe.each(TRIED)('$system', ({ views, ...first }) => {
  const other = elsewhere(first, first.system === 'puffing-billy' ? 'Jenny' : 'Ann');

  test('every view of another event is that of a page that was opened with it', async () => {
    await newDevice(first, other);
    const alone = new Map<string, string[]>();
    for (const view of views) alone.set(view, await shownAlone(other, view));
    await loadPage('#events');
    for (const view of views) {
      await goTo(fragmentOf(first, view));
      await drawn(first, view);
      await goTo(fragmentOf(other, view));
      await waitFor(() => expectSame(contents(), alone.get(view)!, view || 'games'));
    }
  });
});
