// A copy of the page's sources in build/ that has one more system, the made-up Last Takes All.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** 2x × rank from behind ÷ (players + 1), with x = 50, of three players: 100 × 3 ÷ 4, 100 × 2 ÷ 4, 100 × 1 ÷ 4. */
export const POINTS = ['75', '50', '25'] as const;
/** Go: Ann 25, Bob 50, Cy 75; Chess: Cy 25, Ann 50, Bob 75. */
export const GAMES = 'game,player\nGo,Ann\nGo,Bob\nGo,Cy\nChess,Cy\nChess,Ann\nChess,Bob';
export const STANDINGS = ['1 Bob 125.00', '2 Cy 100.00', '3 Ann 75.00'];

/** Copies the sources to this folder, and what else they need; the system is a folder and a line in the list. */
export function copyWithSixth(folder: string, ...besides: string[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/build`, { recursive: true });
  for (const path of ['web', 'wasm', 'tests/vectors', 'core/rules', ...besides])
    cpSync(path, `${folder}/${path}`, { recursive: true });
  cpSync('tests/web/events/fixtures/sixth_system', `${folder}/web/src/systems/last-takes-all`, { recursive: true });
  const list = `${folder}/web/src/systems/index.ts`;
  const systems = readFileSync(list, 'utf8').replace('[puffingBilly', '[lastTakesAll, puffingBilly');
  writeFileSync(list, `import { lastTakesAll } from './last-takes-all/index.ts';\n${systems}`);
}
