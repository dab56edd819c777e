// Requests whose fields are each valid but contradict each other: duplicates, a game without a winner, too many
// centres, an 18-centre power in a draw, and the like. Source: the comments on the requests and on the problem codes in
// the interface.

export interface Contradiction {
  /** The part of the request that it makes invalid. */
  at: string;
  kind: string;
  apply: () => void;
  /** All problems of a request that has no others, as "duplicate /players/1/name", where a test compares them. */
  told?: string[];
}

interface Row {
  player?: string;
  power?: string;
  score?: unknown;
  centres?: number;
  inDraw?: boolean;
  lastHeld?: unknown;
  hours?: unknown;
}

type Values = Record<string, unknown>;
interface Place {
  at: string;
  rows: Row[];
}

export function contradictions(path: string, request: Values): Contradiction[] {
  const [system] = path.split('.');
  if (system === 'puffingBilly') return ofBoards(path, request);
  if (system === 'unionPacific') return ofTwoGames(request);
  if (system === 'rplops') return ofRplops(path, request);
  if (system === 'pentamind') return [alone(request)];
  if (system === 'rules') return [];
  if (system === 'comparison') return [ofLists(request)];
  if (path === 'tournament.outlook') return ofOutlook(request);
  if (system === 'tournament') return ofTournament(request);
  if (system === 'seating') return ofSeating(request);
  if (system === 'diplomacy') return ofFinished(path, request);
  return placesIn(request, 'games', 'powers').flatMap((place) => ofPowers(path, place));
}

/** The rows of a request for one game, or those of each game in a request for many. */
function placesIn(request: Values, games: string, rows: string): Place[] {
  const many = request[games] as Values[] | undefined;
  if (!many) return [{ at: `/${rows}`, rows: request[rows] as Row[] }];
  return many.map((game, index) => ({ at: `/${games}/${index}/${rows}`, rows: game[rows] as Row[] }));
}

function ofBoards(path: string, request: Values): Contradiction[] {
  return placesIn(request, 'boards', 'finishers').flatMap(({ at, rows }) => [
    withoutWinner(at, rows),
    ...(path === 'puffingBilly.scoreBoard' ? [] : samePlayer(at, rows)),
  ]);
}

function withoutWinner(at: string, rows: Row[]): Contradiction {
  return {
    at,
    kind: 'winner on zero',
    apply: () =>
      rows.forEach((row) => {
        row.score = 0;
      }),
  };
}

function samePlayer(at: string, rows: Row[]): Contradiction[] {
  if (rows.length < 2) return [];
  return [
    {
      at,
      kind: 'duplicate player',
      apply: () => {
        rows.at(-1)!.player = ` ${rows[0].player} `.normalize('NFD');
      },
    },
  ];
}

function ofTwoGames(request: Values): Contradiction[] {
  const games = request.games as Row[][];
  const stranger = () => {
    games[1][0].player = 'A Stranger';
  };
  return [
    ...games.flatMap((rows, index) => [withoutWinner(`/games/${index}`, rows), ...samePlayer(`/games/${index}`, rows)]),
    { at: '/games', kind: 'different players', apply: stranger },
    {
      at: '/games',
      kind: 'a player fewer',
      apply: () => {
        games[1].pop();
      },
    },
  ];
}

function ofPowers(path: string, { at, rows }: Place): Contradiction[] {
  const inEvent = path.endsWith('.standings');
  const found: Contradiction[] = [
    {
      at,
      kind: 'duplicate power',
      apply: () => {
        rows[1].power = rows[0].power;
      },
    },
    {
      at,
      kind: '35 centres in all',
      apply: () => {
        rows[0].centres = 20;
        rows[1].centres = 15;
      },
    },
    ...(inEvent ? samePlayer(at, rows) : []),
  ];
  if (!path.startsWith('detour98f')) found.push({ at, kind: 'draw with 18 centres', apply: () => drawWithSolo(rows) });
  const gone = rows.find((row) => row.lastHeld !== undefined);
  if (gone)
    found.push({
      at,
      kind: 'last Fall missing',
      apply: () => {
        delete gone.lastHeld;
      },
    });
  return found;
}

/** Selects one of the further systems, only some of which need the last Fall. */
function ofFinished(path: string, request: Values): Contradiction[] {
  const needsYears = ['detour-09', 'manorcon', 'manorcon-original', 'manorcon-v2', 'world-classic', 'summer-classic'];
  const found = placesIn(request, 'games', 'powers').flatMap((place) => ofPowers(path, place));
  return needsYears.includes(request.system as string)
    ? found
    : found.filter(({ kind }) => kind !== 'last Fall missing');
}

function ofLists({ lists }: Values): Contradiction {
  const [first, ...others] = (lists as { scores: unknown[] }[]).map(({ scores }) => scores);
  return {
    at: '/lists',
    kind: others.length > 0 ? 'a score more in one list' : 'no score',
    apply: () => (others.length > 0 ? others[0].push(1) : first.splice(0)),
  };
}

function ofTournament(request: Values): Contradiction[] {
  const games = request.games as { round?: number; category?: string; factor?: unknown; results: Row[] }[];
  const repeated = games.flatMap(({ results }, index) => samePlayer(`/games/${index}/results`, results));
  if (games.length < 2) return repeated;
  const [one, other] = games;
  return [
    ...repeated,
    {
      at: '',
      kind: 'a category missing',
      apply: () => {
        request.counting = { bestOfCategory: 1 };
        delete one.category;
      },
    },
    {
      at: '',
      kind: 'two factors in a round of ranks',
      apply: () => {
        request.counting = { measure: 'rank' };
        Object.assign(one, { round: 1, factor: 2 });
        Object.assign(other, { round: 1, factor: 3 });
      },
    },
    {
      at: '',
      kind: 'a bonus for a stranger',
      apply: () => {
        request.bonuses = [{ player: 'Nobody at all', points: 1 }];
      },
    },
  ];
}

function ofOutlook(request: Values): Contradiction[] {
  const boards = request.boards as { players?: string[]; outcomes: { least: unknown; most?: unknown }[][] }[];
  const [first] = boards;
  if (!first) return [];
  const outcome = first.outcomes[0];
  return [
    {
      at: '',
      kind: 'three finishes more',
      apply: () => void outcome.push(...[1, 2, 3].map(() => ({ ...outcome[outcome.length - 1] }))),
    },
    { at: '/boards/0', kind: 'worst first', apply: () => void outcome.splice(0, 1, { least: -1000 }) },
    { at: '/boards/0', kind: 'most below least', apply: () => void Object.assign(outcome[0], { most: -1000 }) },
    {
      at: '',
      kind: 'seated and not',
      apply: () => {
        const [player] = first.players ?? (request.unseated as string[]);
        request.unseated = [...((request.unseated as string[] | undefined) ?? []), player];
      },
    },
    { at: '', kind: 'the rivals of a stranger', apply: () => void Object.assign(request, { player: 'Nobody at all' }) },
  ];
}

export function ofSeating(request: Values): Contradiction[] {
  const players = request.players as { name: string }[];
  const { name } = players[0];
  const set = (values: Values) => () => void Object.assign(request, values);
  const two = { players: players.slice(0, 2).map((player) => player.name) };
  return [
    {
      at: '/players',
      kind: 'a player twice',
      apply: () => void players.push({ name }),
      told: [`duplicate /players/${players.length}/name`],
    },
    {
      at: '',
      kind: 'a pair of one',
      apply: set({ apart: [{ one: name, other: name }] }),
      told: ['duplicate /apart/0/other'],
    },
    {
      at: '',
      kind: 'a pair with a stranger',
      apply: set({ together: [{ one: name, other: 'Nobody at all' }] }),
      told: ['conflict /together/0/other'],
    },
    {
      at: '',
      kind: 'a player at two fixed boards',
      apply: set({ fixed: [{ boards: [two, two] }] }),
      told: [0, 1].map((seat) => `duplicate /fixed/0/boards/1/players/${seat}`),
    },
    {
      at: '',
      kind: 'a stranger at a fixed board',
      apply: set({ fixed: [{ boards: [{ players: [name, 'Nobody at all'] }] }] }),
      told: ['conflict /fixed/0/boards/0/players/1'],
    },
    {
      at: '',
      kind: 'a preferred size outside the sizes',
      apply: set({ smallest: 4, preferred: 3, largest: 5 }),
      told: ['conflict /preferred'],
    },
    {
      at: '',
      kind: 'a wish and its opposite',
      apply: set({ wishes: ['alike', 'spread'] }),
      told: ['conflict /wishes/1'],
    },
  ];
}

function alone(request: Values): Contradiction {
  const rows = request.finish as Row[];
  return {
    at: '',
    kind: 'alone',
    apply: () => {
      rows.splice(1);
    },
  };
}

function drawWithSolo(rows: Row[]): void {
  rows.forEach((row, index) => {
    row.centres = index === 0 ? 18 : index === 1 ? 16 : 0;
    delete row.inDraw;
  });
  rows[0].inDraw = true;
  rows[1].inDraw = true;
}

function ofRplops(path: string, request: Values): Contradiction[] {
  if (path === 'rplops.pointsTable') {
    const crossed = { minPlayers: 9, maxPlayers: 4 };
    return [
      {
        at: '',
        kind: 'fewest above most',
        apply: () => {
          Object.assign(request, crossed);
        },
      },
    ];
  }
  const places = placesIn(request, 'games', 'finish');
  const alonePlaces = places.map(({ at, rows }) => ({
    at: '',
    kind: `RPLOPS2 alone at ${at}`,
    apply: () => {
      request.formula = 'RPLOPS2';
      rows.splice(1);
    },
  }));
  return path === 'rplops.standings'
    ? [...alonePlaces, ...places.flatMap(({ at, rows }) => samePlayer(at, rows)), ...timeless(request)]
    : alonePlaces;
}

function timeless(request: Values): Contradiction[] {
  const games = request.games as Row[];
  return [
    {
      at: '',
      kind: 'time in use, hours missing',
      apply: () => {
        request.useTime = true;
        delete games[0].hours;
      },
    },
  ];
}
