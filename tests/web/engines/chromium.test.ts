// The page’s main scenarios in Chromium.
import { startChromium } from './chromium.ts';
import { testEngine } from './suite.ts';

testEngine('Chromium', startChromium);
