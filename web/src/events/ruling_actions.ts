// A director's actions on the rulings of an event, each as one step that can be undone.
import type { Ruling } from '../systems/ruling.ts';
import type { EventModel } from './event_model.ts';

/** Writes the ruling over the one with its key, or adds it. Steps of one field that follow each other are one. */
export function setRuling(model: EventModel, ruling: Ruling, did: string, field?: keyof Ruling): void {
  const before = rulingsNow(model, ruling);
  const isThere = before.some(({ key }) => key === ruling.key);
  const rulings = isThere ? before.map((one) => (one.key === ruling.key ? ruling : one)) : [...before, ruling];
  write(model, { ruling, rulings: [...rulings] }, did, field && `ruling ${ruling.key} ${field}`);
}

export function removeRuling(model: EventModel, ruling: Ruling, did: string): void {
  const rulings = rulingsNow(model, ruling).filter((one) => one.key !== ruling.key);
  write(model, { ruling, rulings }, did);
}

/** A factor is a rule of the event, so that its changes are asked about; other rulings decide a single case. */
function isRule({ kind }: Ruling): boolean {
  return kind === 'factor';
}

function rulingsNow({ rules, store }: EventModel, ruling: Ruling): readonly Ruling[] {
  return isRule(ruling) ? rules.rulings : store.rulings;
}

function write(
  { rules, store }: EventModel,
  { ruling, rulings }: { ruling: Ruling; rulings: Ruling[] },
  did: string,
  sort?: string,
): void {
  if (isRule(ruling)) rules.changeRulings(rulings, did, sort);
  else store.changeHead({ rulings }, did, sort);
}
