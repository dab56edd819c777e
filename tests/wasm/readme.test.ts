// Runs every line for scripts and for the command in the two READMEs as a reader would.
import { createReadStream, readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandLine, type Files } from './command.ts';
import { installed, Project } from './installed.ts';
import { recipes } from './recipes.ts';

const README = readFileSync('README.md', 'utf8');
const PACKAGE = readFileSync('wasm/README.md', 'utf8');
const project = new Project(await installed());
afterAll(() => project.remove());

const files: Files = {};

beforeAll(() => {
  const finish = ['Ann', 'Bob'].map((player, at) => ({ key: String(at + 1), player, place: String(at + 1) }));
  const state = { heading: 'Chess', finish, formula: 'RPLOPS', average: '', hours: '' };
  const games = [{ id: 'game000000000001', form: 'rplops', state }];
  const event = {
    tallysheet: 'event',
    version: 1,
    id: 'abcdefgh12345678',
    name: 'Club',
    system: 'rplops',
    settings: {},
    games,
  };
  files['request.json'] = '{"finishers": [{"score": 252000}, {"score": 248000}]}';
  files['games.csv'] = 'game,player,place\nChess,Ann,1\nChess,Bob,2\n';
  files['results.csv'] = 'game,player,place,posted\nChess,Ann,1,66.67\nChess,Bob,2,33.33\n';
  files['event.json'] = JSON.stringify(event);
  files['my.rule'] = 'game: places\nscore = shared(10, 6, 3)\ndecimals: 1\n';
});

describe('each command of the package’s README', () => {
  test.each(recipes('The command')[0]!.trim().split('\n'))('%s', async (line) => {
    expect(await commandLine(line, files)).toMatchObject({ code: 0, out: expect.stringMatching(/\S/) });
  });
});

describe('each command of the project’s README', () => {
  test.each([...README.matchAll(/`(npx tallysheet [^`]+)`/g)].map(([, line]) => line!))('%s', async (line) => {
    expect(await commandLine(line, files)).toMatchObject({ code: 0, out: expect.stringMatching(/\S/) });
  });
});

test('the example of the project’s README prints what its comment says', () => {
  const [example] = /import load from 'tallysheet';[\s\S]*?(?=\n```)/.exec(README)!;
  const [, printed] = /console\.log\(.*\); \/\/ (.+)/.exec(example)!;
  expect(project.run(process.execPath, [project.write('example.js', example)]).out).toBe(`${printed}\n`);
});

test('the lines about the fallback run', () => {
  const script = project.write('fallback.js', recipes('Without WebAssembly')[0]!);
  expect(project.run(process.execPath, [script])).toEqual({ code: 0, out: 'undefined undefined\n', err: '' });
});

test('npm installs the package from a copy of the site', async () => {
  const server = createServer((_, response) => createReadStream('build/site/tallysheet.tgz').pipe(response)).listen(0);
  const site = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const [line] = /npm install \S+/.exec(PACKAGE)!;
  const npm = spawn('sh', ['-c', `${line.replace('https://tallysheet.example/', site)} --no-audit --no-fund`], {
    cwd: project.folder,
    env: { ...process.env, npm_config_cache: `${project.folder}/.npm` },
    stdio: 'ignore',
  });
  expect(await new Promise((ended) => npm.on('exit', ended))).toBe(0);
  server.close();
  expect(project.run('npx', ['--no', 'tallysheet', '--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
