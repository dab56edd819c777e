// The page’s main scenarios in Firefox.
import { FIREFOX, startFirefox } from './firefox.ts';
import { testEngine } from './suite.ts';

testEngine('Firefox', startFirefox, { missing: FIREFOX ? '' : 'firefox-esr' });
