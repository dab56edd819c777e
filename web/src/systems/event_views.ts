// Views of a system's events besides those that all events have. Each system's are found by their file's name.
import { html, type TemplateResult } from 'lit/html.js';
import type { Numbers } from '../numbers/numbers.ts';
import type { EventContext } from './event_context.ts';
import type { EventGame, SystemId } from './event_game.ts';
import type { Cell, Settings, StandingRow } from './event_rules.ts';

export type EventView = (event: EventContext) => TemplateResult;

export interface EventViews<Row extends StandingRow = StandingRow> {
  /** Loads what of a link's event is read before it is saved. */
  readFirst?(): Promise<(settings: Settings) => TemplateResult>;
  /** Shown above the form of a game. */
  aboveGame?(event: EventContext, game: EventGame): unknown;
  /** Shown in an open row of the standings, above the player's games. */
  behindRow?(row: Row, numbers: Numbers): unknown;
  /** The view that only this system has. */
  view?: {
    open(): Promise<EventView>;
    /** Asks for what the view shows before it is drawn. */
    prepare?(event: EventContext): Promise<void>;
  };
}

const FILES = import.meta.glob<EventViews>('./*/event_view.ts', { eager: true, import: 'views' });

export function viewsOf(system: SystemId): EventViews {
  return FILES[`./${system}/event_view.ts`] ?? {};
}

/** A cell of the standings. */
export function cellView(cell: Cell): unknown {
  return typeof cell === 'object' ? html`<s>${cell.struck}</s>` : cell;
}
