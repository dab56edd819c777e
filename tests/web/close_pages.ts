// After each file, closes the pages that it left open in the browser that it shares with others.
import { afterAll } from 'vitest';
import { closePages } from './site.ts';

afterAll(closePages);
