// @vitest-environment dom
// What the page shows while the engine in the worker calculates, when something changes meanwhile, and when the worker
// fails. This worker answers at once, or when it is released.
import { screen, waitFor, within } from '@testing-library/dom';
import loadEvents from 'tallysheet/events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Call, type Message, type RowsOutcome, SentRows } from '../../../web/src/engine/worker_messages.ts';
import { tallysheet } from '../../wasm/module.ts';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { anEvent, everythingKept } from '../event_site.ts';
import { madeGame, sevenOf } from './many_games.ts';

type Functions = Record<string, Record<string, (request: object) => RowsOutcome>>;

let engine: Functions;
/** That of the page, which the page loaded before it no longer is. */
let worker: AnsweringWorker | undefined;
/** How many of its answers the page has. */
let answers: number;
/** Answers are delivered once this resolves. */
let held: Promise<void>;
let release: () => void;

class AnsweringWorker extends EventTarget {
  private readonly entries = new Map<number, object>();
  private readonly sent = new Map<string, SentRows>();

  constructor() {
    super();
    worker = this;
    queueMicrotask(() => this.tell('ready'));
  }

  postMessage(message: Message): void {
    if ('entries' in message) for (const [number, entry] of message.entries) this.entries.set(number, entry);
    else if ('numbers' in message) void this.tell(this.answer(message));
  }

  private answer({ record, name, request, list, numbers }: Call): string {
    const listed = Array.from(numbers, (number) => this.entries.get(number));
    const sent = this.sent.get(`${record}.${name}`) ?? new SentRows();
    this.sent.set(`${record}.${name}`, sent);
    return sent.encode(engine[record]?.[name]?.({ ...request, [list]: listed }));
  }

  terminate(): void {}

  async tell(data: string): Promise<void> {
    await held;
    if (this === worker) answers += 1;
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const GAMES = Array.from({ length: 160 }, (_, game) => madeGame('detour-98f', game, sevenOf(game, 97)));
const ADDRESS = Object.assign(document.createElement('meta'), {
  name: 'engine-worker',
  content: './assets/engine_worker-made-up.js',
});

beforeAll(async () => {
  engine = { ...tallysheet, ...(await loadEvents()) } as unknown as Functions;
  Object.assign(window, { Worker: AnsweringWorker });
  document.head.append(ADDRESS);
});
afterAll(() => {
  Reflect.deleteProperty(window, 'Worker');
  ADDRESS.remove();
});
beforeEach(async () => {
  hold();
  release();
  await newDevice(anEvent('detour-98f', GAMES));
});

function hold(): void {
  held = new Promise((resolve) => (release = resolve));
}

async function load(view: string): Promise<void> {
  worker = undefined;
  answers = 0;
  await loadPage(`#event/anevent/${view}`);
}

const isBusy = (busy: boolean) => found(`.event[aria-busy=${busy}] .standings`);
const shows = (players: number) => screen.findByRole('button', { name: `Show all ${players} players` });

async function turn(button: 'Undo' | 'Redo'): Promise<void> {
  await click(await within(await found('.event-undo')).findByRole('button', { name: button }));
}

/** The standings after Zoe has won a game. */
async function afterAChange(): Promise<void> {
  await load('game/0006');
  await fill(await found('tally-form input[id$="-0-player"]'), 'Zoe');
  await goTo('#event/anevent/standings');
  await shows(98);
}

/** The same in a page that has never calculated what they were before, the change undone meanwhile. */
async function afterUndoing(): Promise<void> {
  await afterAChange();
  await waitFor(async () => expect(JSON.stringify(await everythingKept())).toContain('Zoe'));
  await load('standings');
  await shows(98);
  await waitFor(() => expect(answers).toBeGreaterThan(1));
  hold();
  await turn('Undo');
  await isBusy(true);
}

const LATE = 'Calculating the standings …';

test('while new standings are calculated, those of before are said to be so', async () => {
  await afterUndoing();
  await waitFor(() => expect(wordsOf('.event-undo').join()).toContain(LATE));
  await shows(98);
  release();
  await isBusy(false);
  await waitFor(() => expect(wordsOf('.event-undo').join()).not.toContain(LATE));
  await shows(97);
});

test('standings that a change had before it are shown again at once when it is undone', async () => {
  await afterAChange();
  await waitFor(() => expect(answers).toBeGreaterThan(1));
  await turn('Undo');
  await shows(97);
  hold();
  await turn('Redo');
  await shows(98);
  await turn('Undo');
  await shows(97);
  release();
});

test('a result that changes while its standings are calculated is in those that are shown', async () => {
  await afterUndoing();
  await turn('Redo');
  release();
  await isBusy(false);
  await shows(98);
});

test('a worker that dies while it is asked is replaced by the page’s own engine', async () => {
  await afterUndoing();
  worker!.dispatchEvent(new Event('error'));
  await isBusy(false);
  await shows(97);
  await turn('Redo');
  await shows(98);
  release();
});

test('a worker whose answer is none is replaced as well', async () => {
  await afterUndoing();
  worker!.dispatchEvent(new MessageEvent('message', { data: '' }));
  await shows(97);
  release();
});

test('awards that the worker answers follow the first places, and stay while it calculates', async () => {
  const lines = () => wordsOf('.prizes dt');
  const whole = async () => words(await found('.prizes[aria-busy=false]'));
  await load('standings');
  await found('.standings tbody');
  await waitFor(() => expect(answers).toBeGreaterThan(1)); // the second are the standings by the event's own rule
  await goTo('#event/anevent/counting');
  await found('.view-counting .standings tbody');
  hold();
  await goTo('#event/anevent/prizes');
  await found('.prizes[aria-busy=true]');
  expect(lines()).not.toEqual([]);
  expect(lines().filter((title) => !/ place/.test(title))).toEqual([]);
  release();
  const said = await whole();
  expect(said).toContain('Best Austria');
  hold();
  await press('Add an award');
  await found('.event[aria-busy=true]');
  expect(words(await found('.prizes'))).toBe(said);
  release();
  await waitFor(() => expect(all('.prizes').map(words).join()).toContain('Award without a name'));
});
