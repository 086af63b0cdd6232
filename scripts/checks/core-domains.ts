import type { Check, SourceFile } from './check.ts';
import { importsOf } from './imports.ts';

const FILE = /^packages\/core\/src\/([^/]+)\/.+\.ts$/;
const TEST = /\.test\.ts$|\/testing\//;

/** Pairs of domains that may import each other, each with its reason. */
const MUTUAL: Readonly<Record<string, string>> = {
  'consent files': 'Withdrawing consent deletes files, and storing a file requires consent.',
};

/** Returns the domains that each domain of packages/core imports. */
function readEdges(files: readonly SourceFile[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const file of files) {
    const [, from] = FILE.exec(file.path) ?? [];
    if (from === undefined || TEST.test(file.path)) continue;
    const targets = edges.get(from) ?? new Set();
    edges.set(from, targets);
    for (const { target } of importsOf(file)) {
      const [, to] = FILE.exec(target ?? '') ?? [];
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  return edges;
}

/** Returns the domains that can be reached from `start`. */
function reachable(edges: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let domain = waiting.pop(); domain !== undefined; domain = waiting.pop()) {
    for (const next of edges.get(domain) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}

function run(files: SourceFile[]): string[] {
  const edges = readEdges(files);
  const domains = [...edges.keys()].sort();
  const reached = new Map(domains.map((domain) => [domain, reachable(edges, domain)]));
  const pairs = domains.flatMap((a) =>
    domains.filter((b) => a < b && reached.get(a)?.has(b) && reached.get(b)?.has(a)).map((b) => `${a} ${b}`),
  );
  const forbidden = pairs
    .filter((pair) => MUTUAL[pair] === undefined)
    .map((pair) => `packages/core: the domains ${pair.replace(' ', ' and ')} import each other`);
  const unused = Object.keys(MUTUAL)
    .filter((pair) => !pairs.includes(pair))
    .map((pair) => `packages/core: ${pair} is listed, but they do not import each other`);
  return [...forbidden, ...unused];
}

/** Domains of packages/core import each other in one direction, directly or through others. */
export const coreDomains: Check = { name: 'core domains', run };
