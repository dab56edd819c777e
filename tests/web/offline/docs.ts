// The pages of the guide as they are built, and the systems that it explains.
import { readdirSync, readFileSync } from 'node:fs';

export const SYSTEMS = /set\(SCORING_SYSTEMS ([^)]+)\)/
  .exec(readFileSync('CMakeLists.txt', 'utf8'))![1]!
  .split(' ')
  .map((id) => id.replaceAll('_', '-'));
export const PAGES = readdirSync('build/site/docs').filter((name) => name.endsWith('.html'));
const isReport = (name: string) => name.startsWith('report-');
export const CHAPTERS = PAGES.filter((name) => !isReport(name));
/** Each is about one system. */
export const REPORTS = PAGES.filter(isReport);
