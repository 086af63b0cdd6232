import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The scripts and styles that a page loads first, including everything that they import. */
interface PageAssets {
  readonly script: string;
  readonly preloads: readonly string[];
  /** Paths of the style sheets. */
  readonly styles: readonly string[];
  /** The text of all these style sheets, which is in the page itself. */
  readonly styleText: string;
}

export interface Assets {
  /**
   * Returns the scripts and styles of a page. `sources` are suffixes of source paths, such as the path of the page's
   * screen.
   */
  for(sources: readonly string[]): PageAssets;
  /** The text of an inline module that runs before the page's script. */
  readonly inline?: string;
}

/** Adds a chunk and everything that it imports statically to `seen`, by their keys in the manifest. @internal */
export function collectChunks(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, seen);
}

/** The build's manifest, and the text of its style sheets by their files. */
interface Build {
  readonly manifest: Manifest;
  readonly entryKey: string;
  readonly styleTexts: ReadonlyMap<string, string>;
}

function pageAssets({ manifest, entryKey, styleTexts }: Build, sources: readonly string[]): PageAssets {
  const seen = new Set<string>();
  collectChunks(manifest, entryKey, seen);
  for (const source of sources) {
    const key = Object.keys(manifest).find((candidate) => candidate.endsWith(source));
    if (key) collectChunks(manifest, key, seen);
  }
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  const script = `/${manifest[entryKey]?.file}`;
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  return {
    script,
    preloads: chunks
      .map((chunk) => `/${chunk.file}`)
      .filter((file) => file !== script && file.endsWith('.js')),
    styles: styles.map((file) => `/${file}`),
    styleText: styles.map((file) => styleTexts.get(file)).join(''),
  };
}

async function readStyles(folder: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = async (file: string) => [file, await readFile(join(folder, file), 'utf8')] as const;
  return new Map(await Promise.all([...files].map(read)));
}

/** Reads the build's manifest and style sheets once. The result caches the files of each list of sources. */
export async function loadAssets(distFolder: string): Promise<Assets> {
  const folder = join(distFolder, 'client');
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch((cause) => {
    throw new Error('The web app is not built: run `pnpm --filter @nukkad/web build` first.', { cause });
  });
  const manifest = JSON.parse(text) as Manifest;
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entryKey) throw new Error('The web build has no entry.');
  const build = { manifest, entryKey, styleTexts: await readStyles(folder, manifest) };
  const known = new Map<string, PageAssets>();
  return {
    for(sources) {
      const key = sources.join('|');
      const page = known.get(key) ?? pageAssets(build, sources);
      known.set(key, page);
      return page;
    },
  };
}
