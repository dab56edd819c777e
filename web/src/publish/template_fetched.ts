import address from '../../../build/results_page.html?url';

/** Rejects while the file cannot be had. */
export async function template(): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer.text();
}
