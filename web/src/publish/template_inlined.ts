import text from '../../../build/results_page.html?raw';

export async function template(): Promise<string> {
  return text;
}
