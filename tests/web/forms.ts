// The page's forms, by its own lists.
import { linkTo } from '../../web/src/app/route.ts';
import { pages, systems } from '../../web/src/systems/index.ts';

/** Fragments of the systems' forms: "#puffing-billy", "#puffing-billy/final", ... */
export const FORM_FRAGMENTS: string[] = systems.flatMap((system) => system.tabs.map(({ id }) => linkTo(system, id)));

/** The same, and the forms of tools: "#compare". */
export const PAGE_FRAGMENTS: string[] = pages.flatMap((page) => page.tabs.map(({ id }) => linkTo(page, id)));

/** Forms that differ in kind: lists of players on several boards, and powers with questions. They stand for all forms where these
 *  share what is shown; a long run has all. */
export const KINDS = ['#puffing-billy/final', '#detour-98f'];
