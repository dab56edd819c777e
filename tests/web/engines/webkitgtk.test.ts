// The page’s main scenarios in WebKitGTK.
import { MINI_BROWSER, startWebKitGtk } from './webkitgtk.ts';
import { testEngine } from './suite.ts';

// Its driver was seen to lose a key that it was to press.
testEngine('WebKitGTK', startWebKitGtk, { missing: MINI_BROWSER ? '' : 'MiniBrowser', retry: 1 });
