export type Kind = 'html' | 'css' | 'js' | 'fonts' | 'pictures' | 'data';

/** Compressed bytes that a first view may cost; other kinds are printed only. */
export const BUDGET: Partial<Record<Kind, number>> = { html: 20 * 1024, css: 20 * 1024, js: 130 * 1024 };

export interface FirstView {
  bytes: Record<Kind, number>;
  /** One line for each file. */
  list: string[];
}

const KINDS: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'pictures',
};

/** A view that has loaded nothing yet. */
export function newFirstView(): FirstView {
  return { bytes: { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, data: 0 }, list: [] };
}

/** Adds one answer, named by the browser's resource type; bytes are those on the wire, headers included. */
export function addAnswer(view: FirstView, type: string, url: string, bytes: number): void {
  const kind = KINDS[type] ?? 'data';
  view.bytes[kind] += bytes;
  view.list.push(`${(bytes / 1024).toFixed(1).padStart(7)} KiB  ${kind.padEnd(8)} ${url}`);
}

/** The kinds that cost more than they may. */
export function overBudget({ bytes }: FirstView): string[] {
  return Object.entries(BUDGET)
    .filter(([kind, limit]) => bytes[kind as Kind] > limit)
    .map(([kind, limit]) => `${kind} ${(bytes[kind as Kind] / 1024).toFixed(1)} of ${limit / 1024} KiB`);
}
