// The page’s main scenarios in Chromium. The rest of the suite shows there that each form scores its example
// (forms/smoke.test.ts) and is copied (share/recent_and_copied.test.ts), that posted scores are checked and links open
// (share/posted.test.ts, share/shared_links.test.ts), events (events/keyboard.test.ts), comparisons (compare/compare.test.ts),
// draws (guide/drawing.test.ts), forms on other pages (embed/shift.test.ts), the page as one file (offline/one_file.test.ts), results
// pages (publish/opened.test.ts), tabs in one field of an event (events/many_tabs.test.ts), and forms with the host gone
// (offline/offline.test.ts).
import { startChromium } from './chromium.ts';
import { testEngine } from './suite.ts';

testEngine('Chromium', startChromium, { isTestedElsewhere: true });
