// The view that only Detour 98f events have.
import type { EventViews } from '../event_views.ts';

export const views: EventViews = {
  view: {
    open: async () => (await import('./best_countries.ts')).bestCountries,
    prepare: async (event) => (await import('./best_countries.ts')).prepare(event),
  },
};
