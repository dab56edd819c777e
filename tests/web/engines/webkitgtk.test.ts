// The page’s main scenarios in WebKitGTK.
import { MINI_BROWSER, startWebKitGtk } from './webkitgtk.ts';
import { testEngine } from './suite.ts';

testEngine('WebKitGTK', startWebKitGtk, { missing: MINI_BROWSER ? '' : 'MiniBrowser' });
