// The values that several devices wrote into the same field, to choose between.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { capital, agreeing, shortened } from '../ui/sentences.ts';
import { ofSameNames, type OpenConflict } from '../merge/conflicts.ts';
import type { EventModel } from './event_model.ts';
import { fieldName, orderInWords, settingInWords } from './field_names.ts';
import { isOrder, type Leaf } from '../merge/leaves.ts';
import { DELETED } from '../merge/lost_values.ts';
import type { StampedField } from '../merge/stamped.ts';
import { deviceOf } from '../merge/stamp.ts';
import { device } from '../store/writer.ts';

const MOST = 20;

/** Characters of a value, unless the values differ only after them. */
const MOST_SHOWN = 60;

export function conflictList(model: EventModel): TemplateResult | typeof nothing {
  const { conflicts } = model.store;
  if (conflicts.length === 0) return nothing;
  const more = conflicts.length - MOST;
  return html`<section class="conflicts" aria-labelledby="conflicts-heading">
    <h2 id="conflicts-heading">${capital(model.numbers.amount(conflicts.length, 'difference'))} between devices</h2>
    <ul>${conflicts.slice(0, MOST).map((one, at) => html`<li>${line(model, one, `conflict-${at}`)}</li>`)}</ul>
    ${more > 0 ? html`<p class="note">… and ${more} more, once these are settled.</p>` : nothing}
  </section>`;
}

/** A sentence with a button for each value. */
interface Question {
  says: unknown;
  choices: [label: string, leaf: Leaf][];
}

function line(model: EventModel, conflict: OpenConflict, id: string): TemplateResult {
  const name = capital(fieldName(model, conflict.record, conflict.path));
  const { says, choices } = question(model, conflict, name);
  const settle = (leaf: Leaf) =>
    model.store.settle(conflict, leaf, `${name}: chosen`, ofSameNames(model.store.conflicts, conflict));
  return html`<span id=${id}>${says}</span>
    ${choices.map(([label, leaf]) => html`<button type="button" class="choice" aria-describedby=${id} @click=${() => settle(leaf)}>${label}</button>`)}`;
}

function question(model: EventModel, conflict: OpenConflict, name: string): Question {
  const { path, isRow, now, others } = conflict;
  if (path === DELETED) return aboutDeletion(name, now.leaf, others);
  if (isRow) return aboutRow(name, now.leaf === true);
  return aboutValues(model, conflict, name);
}

function aboutDeletion(name: string, now: Leaf, [other]: StampedField[]): Question {
  if (now === null)
    return {
      says: `${name} was deleted on one device and restored on another. It is not in the bin.`,
      choices: [
        ['Keep it', null],
        ['Put it into the bin', other!.leaf],
      ],
    };
  return {
    says: `${name} was deleted on one device and edited on another. It is in the bin.`,
    choices: [
      ['Leave it there', now],
      ['Restore it', null],
    ],
  };
}

function aboutRow(name: string, isPresent: boolean): Question {
  return {
    says: `${name} was removed on one device and edited on another.`,
    choices: isPresent
      ? [
          ['Keep', true],
          ['Leave out', false],
        ]
      : [
          ['Leave out', false],
          ['Put back', true],
        ],
  };
}

/** This device's values first, where it has written any of them. */
function aboutValues(model: EventModel, { record, path, now, others }: OpenConflict, name: string): Question {
  const whole = (leaf: Leaf) =>
    isOrder(path)
      ? orderInWords(model, record, path, leaf)
      : (settingInWords(model, record, path, leaf) ?? valueInWords(leaf));
  const all = [now, ...others];
  const areTold = new Set(all.map(({ leaf }) => shortened(whole(leaf), MOST_SHOWN))).size === all.length;
  const words = (leaf: Leaf) => (areTold ? shortened(whole(leaf), MOST_SHOWN) : whole(leaf));
  const ours = all.filter(({ stamp }) => deviceOf(stamp) === device);
  const theirs = all.filter(({ stamp }) => deviceOf(stamp) !== device);
  const [first, ...rest] = [...ours, ...theirs].map(({ leaf }): [string, Leaf] => [words(leaf), leaf]);
  const bold = (fields: StampedField[]) =>
    fields.map(
      ({ leaf }, at) => html`${at === 0 ? '' : at === fields.length - 1 ? ' and ' : ', '}<b>${words(leaf)}</b>`,
    );
  return {
    says: html`${name}: ${sides(ours, theirs).map(([who, fields], at) => html`${at === 0 ? '' : ', '}${who} ${bold(fields)}`)}.`,
    choices: [[`Keep ${first![0]}`, first![1]], ...rest.map(([text, leaf]): [string, Leaf] => [`Use ${text}`, leaf])],
  };
}

function sides(ours: StampedField[], theirs: StampedField[]): [who: string, fields: StampedField[]][] {
  if (theirs.length === 0) return [['you have', ours]];
  if (ours.length === 0)
    return theirs.length === 2
      ? [
          ['one device has', theirs.slice(0, 1)],
          ['another', theirs.slice(1)],
        ]
      : [['other devices have', theirs]];
  return [
    ['you have', ours],
    [agreeing(theirs.length, 'the other device', 'other devices'), theirs],
  ];
}

function valueInWords(leaf: Leaf): string {
  if (typeof leaf === 'boolean') return leaf ? 'yes' : 'no';
  return typeof leaf === 'string' && leaf.trim() !== '' ? leaf : 'nothing';
}
