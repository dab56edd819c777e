// The script of a results page. It scores the page's event again and compares every figure, sorts, and finds players. The
// page is complete without it.
import '../styles/tokens.css';
import '../systems/inks.ts';
import '../styles/type.css';
import '../styles/frame.css';
import '../styles/sheet.css';
import '../systems/form_styles.ts';
import './results.css';
import type { Tallysheet, TallysheetEvents } from 'tallysheet';
import { Slices } from '../device/slices.ts';
import { NUMBERS } from '../numbers/numbers.ts';
import { scoringSystem } from '../systems/round_systems.ts';
import { formsOf } from '../scoring/game.ts';
import { openEventSheets } from '../systems/event_sheets.ts';
import { agreementOf, agreementSentence, type Agreement } from './agreement.ts';
import { EVENT_DATA, readEventData, type ReadData } from './embedded.ts';
import { startFinder } from './find_player.ts';
import { drawResults } from './page_view.ts';
import { markDifference, piecesIn, textsOf } from './page_texts.ts';
import { needsEvents, resultsOf } from './results.ts';
import { sortable } from './sort_rows.ts';
import { watchFrame } from './watch.ts';

const root = document.getElementById('results') as HTMLElement;
const status = document.getElementById('agreement') as HTMLElement;

/** The engines may reject where they cannot run, and where they are damaged. */
export interface Engines {
  scores(): Promise<Tallysheet>;
  events(): Promise<TallysheetEvents>;
}

export async function startReader(engines: Engines): Promise<void> {
  watchFrame();
  openTarget();
  addEventListener('hashchange', openTarget);
  const data = readEventData(dataIn(EVENT_DATA));
  const pieces = piecesIn(root); // before the rows can be sorted
  const shown = textsOf(pieces);
  if (root.querySelector('tr[data-who]')) startFinder(document.getElementById('finder') as HTMLElement, root);
  const decimal = NUMBERS[data?.numbers ?? 'point'].marks.decimal;
  for (const table of root.querySelectorAll<HTMLTableElement>('[data-sorts]')) sortable(table, decimal);
  if (!data) return say('The data of this page is damaged, so it cannot score itself again.', 'differs');
  say('Scoring again …');
  const started = await startEngines(data, engines).catch(() => null);
  if (!started)
    return say('This browser cannot run the engine in this page (WebAssembly), so nothing was scored again.');
  const expected = textsOf(piecesIn(await drawnAgain(data, started, engines)));
  const agreement = agreementOf(shown, expected);
  const marked = agreement.differences.map((difference) => markDifference(root, pieces, difference));
  tell(agreement, data, marked[0]);
}

export function dataIn(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

interface Started {
  engine: Tallysheet;
  events: TallysheetEvents | null;
}

async function startEngines({ event, awards }: ReadData, { scores, events }: Engines): Promise<Started> {
  return { engine: await scores(), events: needsEvents(event, awards) ? await events() : null };
}

async function drawnAgain(
  { event, numbers, awards }: ReadData,
  started: Started,
  engines: Engines,
): Promise<HTMLElement> {
  const { engine, events } = started;
  const views = await openEventSheets(scoringSystem(event, event.games), engines.events);
  const slices = new Slices();
  const pause = async () => {
    if (slices.due) await slices.pause();
  };
  await pause();
  const results = resultsOf(event, numbers, { engine, events, awards, forms: formsOf(views) });
  return drawResults(results, views, numbers, pause);
}

function tell(agreement: Agreement, { numbers }: ReadData, first: Element | undefined): void {
  say(agreementSentence(agreement, NUMBERS[numbers].grouped), first ? 'differs' : 'agrees');
  if (!first) return;
  const show = document.createElement('button');
  show.type = 'button';
  show.textContent = 'Show the first';
  show.addEventListener('click', () => {
    first.closest('details')?.setAttribute('open', '');
    first.scrollIntoView({ block: 'center' });
  });
  status.append(' ', show);
}

function say(words: string, kind = ''): void {
  status.hidden = false;
  status.className = kind;
  status.textContent = words;
}

/** Opens the game that a link leads to. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
