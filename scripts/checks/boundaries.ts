import type { Check, SourceFile } from './check.ts';
import { type Import, importsOf } from './imports.ts';

const TEST = /\.(test|e2e)\.tsx?$|^apps\/[^/]+\/(e2e|test)\/|\/src\/(.+\/)?testing\//;
/** The layers of the web app, top to bottom. A layer may import only from the layers below it. */
const WEB_LAYERS = ['app', 'screens', 'features', 'lib'];

/** The allowed imports between features of the web app. Entries that no import uses are reported, and so are cycles. */
const FEATURE_EDGES: FeatureEdges = {
  applications: ['job', 'offline', 'personal', 'phone', 'push', 'session', 'upload'],
  chat: ['offline', 'session'],
  cities: ['consent'],
  companies: ['session'],
  consent: ['offline', 'push'],
  home: ['cities', 'consent'],
  job: ['chat', 'home', 'offline', 'session', 'speech'],
  'job-search': ['home', 'job', 'session', 'speech'],
  phone: ['logins'],
  session: ['offline', 'push'],
  'sign-in': ['consent', 'phone'],
  upload: ['consent'],
};

type FeatureEdges = Readonly<Record<string, readonly string[]>>;

/** Returns the folder of the workspace package that contains a path: `apps/web` for `apps/web/src/app/app.tsx`. */
function roomOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

/** The folder of each workspace package, such as `packages/core`, by the package's name. */
type Rooms = Map<string, string>;

function readRooms(files: SourceFile[]): Rooms {
  const manifests = files.filter(({ path }) => /^[^/]+\/[^/]+\/package\.json$/.test(path));
  return new Map(manifests.map(({ path, text }) => [JSON.parse(text).name as string, roomOf(path)]));
}

function targetRoom({ specifier, target }: Import, rooms: Rooms): string | undefined {
  if (target !== undefined) return roomOf(target);
  return rooms.get(specifier.split('/').slice(0, 2).join('/'));
}

function webPlace(path: string): { layer: number; feature: string | undefined } | undefined {
  const [, layer = '', name] = /^apps\/web\/src\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  const index = WEB_LAYERS.indexOf(layer);
  return index < 0 ? undefined : { layer: index, feature: layer === 'features' ? name : undefined };
}

function webProblem(path: string, target: string, edges: FeatureEdges): string | undefined {
  const from = webPlace(path);
  const to = webPlace(target);
  if (from === undefined || to === undefined) return undefined;
  if (to.layer < from.layer) return `${WEB_LAYERS[from.layer]} must not use ${WEB_LAYERS[to.layer]}`;
  const edge = featureEdge(path, target);
  if (edge === undefined || edges[edge[0]]?.includes(edge[1])) return undefined;
  return `features/${edge[0]} must not use features/${edge[1]}: FEATURE_EDGES in scripts/checks/boundaries.ts does not list it`;
}

/** Returns the names of both features if a file of one feature imports another feature, else undefined. */
function featureEdge(path: string, target: string): readonly [from: string, to: string] | undefined {
  const from = webPlace(path)?.feature;
  const to = webPlace(target)?.feature;
  return from === undefined || to === undefined || from === to ? undefined : [from, to];
}

/** Returns the features that a feature imports, directly or indirectly. */
function reachable(start: string, edges: FeatureEdges): Set<string> {
  const found = new Set(edges[start]);
  for (const feature of found) for (const next of edges[feature] ?? []) found.add(next);
  return found;
}

/** Returns import cycles among the features, and entries of FEATURE_EDGES that no import uses. */
function edgeProblems(edges: FeatureEdges, used: ReadonlySet<string>): string[] {
  const features = Object.keys(edges);
  const cycles = features
    .filter((feature) => reachable(feature, edges).has(feature))
    .map((feature) => `FEATURE_EDGES: features/${feature} imports itself through other features`);
  const unused = features
    .flatMap((from) => (edges[from] ?? []).map((to) => `${from} → ${to}`))
    .filter((edge) => !used.has(edge))
    .map((edge) => `FEATURE_EDGES: no import uses ${edge}`);
  return [...cycles, ...unused];
}

/** The only packages that the browser code may import, so that its bundle contains no server code. */
const WEB_ROOMS = [
  'packages/browser',
  'packages/contract',
  'packages/domain',
  'packages/i18n',
  'packages/ui',
];
/** The code that runs in browsers. */
const BROWSER = /^apps\/(?:web|desk)\/src\//;

function roomProblem(path: string, room: string): string | undefined {
  const own = roomOf(path);
  if (room === own) return undefined;
  const isTest =
    TEST.test(path) || path.includes('/bench/') || own === 'packages/testing' || own.startsWith('scripts/');
  if (room.startsWith('apps/') && /^(apps|packages|prisma)\//.test(path) && !isTest) {
    return `${own} must not use ${room}`;
  }
  if (room === 'packages/testing' && !isTest) return 'only tests use packages/testing';
  if (BROWSER.test(path) && !isTest && !WEB_ROOMS.includes(room)) {
    return `the browser's code must not use ${room}`;
  }
  return undefined;
}

function contractProblem(path: string, { specifier, target }: Import): string | undefined {
  if (!path.startsWith('packages/contract/src/') || TEST.test(path)) return undefined;
  const allowed = target !== undefined || specifier === 'zod' || specifier.startsWith('zod/');
  return allowed ? undefined : `the contract imports only zod, not ${specifier}`;
}

/** The companies' half of the contract. */
const PARTNER = /^(?:@nukkad\/contract|packages\/contract\/src)\/partner\//;
/** The seekers' site and contract, whose bundles contain nothing of companies. */
const SEEKERS = /^(?:apps\/web\/(?:src|worker)\/|packages\/(?:ui|contract\/src\/(?!partner\/)))/;

function partnerProblem(path: string, { specifier, target }: Import): string | undefined {
  const isPartner = PARTNER.test(target ?? '') || PARTNER.test(specifier.replace('/src/', '/'));
  return isPartner && SEEKERS.test(path) && !TEST.test(path)
    ? 'the seekers must not load the contract of companies'
    : undefined;
}

function problemOf(path: string, imported: Import, rooms: Rooms, edges: FeatureEdges): string | undefined {
  const contract = contractProblem(path, imported) ?? partnerProblem(path, imported);
  if (contract) return contract;
  const { target } = imported;
  if (target !== undefined) {
    if (target.startsWith('..')) return 'reaches outside the project';
    const relativeAcross = roomOf(target) !== roomOf(path) && /^(apps|packages)\//.test(target);
    if (relativeAcross && /^(apps|packages)\//.test(path)) return `use the package's name for ${target}`;
    const web = webProblem(path, target, edges);
    if (web) return web;
  }
  const room = targetRoom(imported, rooms);
  return room === undefined ? undefined : roomProblem(path, room);
}

function problemsOf(files: SourceFile[], edges: FeatureEdges): string[] {
  const rooms = readRooms(files);
  const problems: string[] = [];
  const used = new Set<string>();
  for (const file of files) {
    if (!/\.(tsx?|mjs)$/.test(file.path)) continue;
    for (const imported of importsOf(file)) {
      const problem = problemOf(file.path, imported, rooms, edges);
      if (problem) problems.push(`${file.path}:${imported.line} ${problem} (${imported.specifier})`);
      const edge = TEST.test(file.path) ? undefined : featureEdge(file.path, imported.target ?? '');
      if (edge) used.add(edge.join(' → '));
    }
  }
  return [...problems, ...edgeProblems(edges, used)];
}

/** Returns the check for a given table of allowed imports. @internal */
export function checkBoundaries(edges: FeatureEdges): Check {
  return { name: 'boundaries', run: (files) => problemsOf(files, edges) };
}

/** Apps do not import each other, packages do not import apps, and layers of the web app import only lower layers. */
export const boundaries: Check = checkBoundaries(FEATURE_EDGES);
