// The id by which an event is scored whose rounds have systems of their own. It is made of the event's own system.
type SystemId = string;

const SEVERAL = 'several/';

/** The id by which an event of this system is scored whose rounds have systems of their own. */
export function severalOf(system: SystemId): SystemId {
  return SEVERAL + baseOf(system);
}

export function isSeveral(system: SystemId): boolean {
  return system.startsWith(SEVERAL);
}

/** The event's own system. */
export function baseOf(system: SystemId): SystemId {
  return isSeveral(system) ? system.slice(SEVERAL.length) : system;
}
