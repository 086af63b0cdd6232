export type Kind = 'html' | 'css' | 'js' | 'fonts' | 'pictures' | 'data';

const KB = 1000;

/**
 * Maximum compressed bytes of a first view, by kind. Other kinds are only printed. The styles of a page are in its HTML, so style
 * sheets are only those that its later parts load.
 */
export const BUDGET: Partial<Record<Kind, number>> = { html: 32 * KB, css: 4 * KB, js: 145 * KB };

const BIGGEST = 6;

export interface FirstViewFile {
  readonly kind: Kind;
  /** Path and query of the URL. */
  readonly path: string;
  readonly bytes: number;
}

const KINDS: Record<string, Kind> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'pictures',
};

/**
 * Creates the entry of one response. `type` is the browser's resource type, `bytes` the size of the compressed body.
 */
export function firstViewFile(type: string, url: string, bytes: number): FirstViewFile {
  const { pathname, search } = new URL(url);
  return { kind: KINDS[type] ?? 'data', path: pathname + search, bytes };
}

/** Formats bytes in units of 1000. */
export function inKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

/** Returns the sum of bytes of each kind. */
export function costs(files: readonly FirstViewFile[]): Record<Kind, number> {
  const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, data: 0 };
  for (const file of files) bytes[file.kind] += file.bytes;
  return bytes;
}

/** Returns one line for each of the biggest files of a kind. */
export function biggest(files: readonly FirstViewFile[], kind: Kind, count = BIGGEST): string[] {
  return files
    .filter((file) => file.kind === kind)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, count)
    .map((file) => `${inKb(file.bytes).padStart(9)}  ${file.path}`);
}

/** Returns the kinds that exceed their budget, each with its biggest files. */
export function overBudget(files: readonly FirstViewFile[]): string[] {
  const bytes = costs(files);
  return Object.entries(BUDGET)
    .filter(([kind, limit]) => bytes[kind as Kind] > limit)
    .map(([kind, limit]) =>
      [
        `${kind} ${inKb(bytes[kind as Kind])} of ${inKb(limit)}; the biggest:`,
        ...biggest(files, kind as Kind),
      ].join('\n'),
    );
}
