// A document by the handles of its elements, which Playwright and Puppeteer give alike.
import type { Place } from './driver.ts';

interface Document {
  evaluate(expression: string): Promise<unknown>;
  evaluateHandle(expression: string): Promise<{ asElement(): unknown }>;
}

export function placeOf(document: Document): Place {
  return {
    evaluate: (expression) => document.evaluate(expression),
    async clickOn(expression) {
      const element = (await document.evaluateHandle(expression)).asElement() as { click(): Promise<void> } | null;
      await element?.click();
      return element !== null;
    },
  };
}
