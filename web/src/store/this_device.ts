// The device on which the page is open, as the stores of its events see it.
import type { TallyEvent } from '../systems/event.ts';
import type { EventChanges } from '../merge/event_changes.ts';
import { channel } from './channel.ts';
import { isDamaged } from './damage.ts';
import { onNewDatabase } from './database.ts';
import { readEvent, writeSeen } from './event_database.ts';
import type { EventDevice } from './event_device.ts';
import { binKey, liveKey } from './event_keys.ts';
import { EventStore } from './event_store.ts';
import { keep, keepNew, noteSavedAgain } from './save_status.ts';
import { device, otherWriters, renameDevice, writer } from './writer.ts';

const thisDevice: EventDevice = {
  get name() {
    return device;
  },
  get writer() {
    return writer;
  },
  rename: renameDevice,
  otherWriters,
  read: readEvent,
  keep,
  keepNew,
  keepSeen: writeSeen,
  isDamaged: (event, id) => [liveKey, binKey].some((key) => isDamaged(key(event, id))),
  tell: (news) => channel.tell(news),
  tellWritten: (event) => channel.tellWritten(event),
  followNews: (listener) => channel.follow(listener),
  onNewDatabase,
  noteSavedAgain,
};

/** Stores of events on this device. */
export const stores = {
  begin: (event: TallyEvent) => EventStore.begin(event, thisDevice),
  addNew: (id: string, changes: EventChanges) => EventStore.addNew(id, changes, thisDevice),
  open: (id: string) => EventStore.open(id, thisDevice),
};
