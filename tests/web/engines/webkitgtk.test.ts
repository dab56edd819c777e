// The page’s main scenarios in WebKitGTK.
import { MINI_BROWSER, startWebKitGtk } from './webkitgtk.ts';
import { testEngine } from './suite.ts';

// Its driver seems to lose a key now and then.
testEngine('WebKitGTK', startWebKitGtk, { missing: MINI_BROWSER ? '' : 'MiniBrowser', retry: 1 });
