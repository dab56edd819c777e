// Every published result that was found with its source, by system. The page and the tests read this list.
import { DIPLOMACY_RESULTS } from './diplomacy_results.ts';
import { DIPVIS_RESULTS } from './dipvis_results.ts';
import { OWN_TEXT_RESULTS } from './own_text_results.ts';
import type { PublishedResult } from './published_result.ts';

export const PUBLISHED: PublishedResult[] = [...OWN_TEXT_RESULTS, ...DIPLOMACY_RESULTS, ...DIPVIS_RESULTS];
