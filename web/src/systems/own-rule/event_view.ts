// The rule of an event: read, chosen, and changed in its text.
import type { EventViews } from '../event_views.ts';

export const views: EventViews = {
  readFirst: async () => {
    const { readFirst } = await import('./rule_field.ts');
    return ({ rule = '' }) => readFirst(rule);
  },
  view: { open: async () => (await import('./event_rule.ts')).eventRule },
};
