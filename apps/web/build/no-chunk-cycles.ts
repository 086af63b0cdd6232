import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** A ring of chunks that import each other, as their names in turn; null where there is none. */
export function findCycle(imports: Imports): readonly string[] | null {
  const done = new Set<string>();
  function from(name: string, way: readonly string[]): readonly string[] | null {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const cycle = from(next, [...way, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  }
  for (const name of imports.keys()) {
    const cycle = from(name, []);
    if (cycle) return cycle;
  }
  return null;
}

/**
 * Fails the build where chunks import each other in a ring: one of them then runs before what it was built from, and a
 * table of components made at its start holds nothing, which no type and no test of a single file can see.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports])));
      if (cycle)
        this.error(`Chunks import each other: ${cycle.join(' → ')}. See codeSplitting in vite.config.ts.`);
    },
  };
}
