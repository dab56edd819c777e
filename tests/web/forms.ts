// The page's forms, by its own list of systems.
import { linkTo } from '../../web/src/app/route.ts';
import { systems } from '../../web/src/systems/index.ts';

/** "#puffing-billy", "#puffing-billy/final", ... */
export const FORM_FRAGMENTS: string[] = systems.flatMap((system) => system.tabs.map(({ id }) => linkTo(system, id)));
