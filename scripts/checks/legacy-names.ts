import { type Check, matches, type SourceFile } from './check.ts';

const TABLE = 'docs/wire-names.md';
const ALLOWED =
  /\/approved\/answers\/|\.(wire|routes|mapper)(\.test)?\.ts$|\.contract\.test\.ts$|^docs\/(wire-names\.md|openapi\.json|routes\.md|chat-events\.md)$/;
const CHECKED = /\.(tsx?|mjs|sql|prisma|json|md)$/;

/** Returns the names in the first column of the table of wire names. @internal */
export function readLegacyNames(table: string): string[] {
  return [...table.matchAll(/^\| `(\w+)` +\|/gm)].map((row) => row[1] ?? '');
}

function run(files: SourceFile[]): string[] {
  const table = files.find(({ path }) => path === TABLE);
  const names = readLegacyNames(table?.text ?? '');
  if (names.length === 0) return [`${TABLE} has no names`];
  // A name after a quote and a slash is the URL of a page (`/companyWebsite`), which may be bookmarked.
  const pattern = new RegExp(`(?<!['"\`]/)\\b(${names.join('|')})\\b`, 'g');
  return files
    .filter(({ path }) => CHECKED.test(path) && !ALLOWED.test(path))
    .flatMap((file) => matches(file, pattern, (name) => `the wire name ${name} leaks`));
}

/** Field names of the old wire format occur only in the files that describe that format. */
export const legacyNames: Check = { name: 'legacy names', run };
