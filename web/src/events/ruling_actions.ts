// What a director does with the rulings of an event, each as a step that can be undone.
import type { Ruling } from '../systems/ruling.ts';
import type { EventModel } from './event_model.ts';

/** Writes the ruling over the one with its key, or adds it. Steps of one field that follow each other are one. */
export function setRuling({ store }: EventModel, ruling: Ruling, did: string, field?: keyof Ruling): void {
  const isThere = store.rulings.some(({ key }) => key === ruling.key);
  const rulings = isThere
    ? store.rulings.map((one) => (one.key === ruling.key ? ruling : one))
    : [...store.rulings, ruling];
  store.changeHead({ rulings }, did, field && `ruling ${ruling.key} ${field}`);
}

export function removeRuling({ store }: EventModel, { key }: Ruling, did: string): void {
  store.changeHead({ rulings: store.rulings.filter((one) => one.key !== key) }, did);
}
