import type { Written } from '../import-kind.ts';

/** Counts created and changed rows. A row whose only change is a new icon counts as changed. */
export function countWritten(
  rows: readonly { readonly key: string; readonly isCreated: boolean }[],
  icons: readonly { readonly key: string }[] = [],
): Written {
  const created = rows.filter(({ isCreated }) => isCreated).length;
  const written = new Set(rows.map(({ key }) => key));
  const drawn = icons.filter(({ key }) => !written.has(key)).length;
  return { created, updated: rows.length - created + drawn };
}
