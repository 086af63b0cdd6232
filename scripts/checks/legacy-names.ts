import { type Check, matches, type SourceFile } from './check.ts';

const TABLE = 'docs/wire-names.md';
const ALLOWED =
  /\.(wire|routes|mapper)(\.test)?\.ts$|\.contract\.test\.ts$|^docs\/(wire-names\.md|openapi\.json|chat-events\.md)$/;
const CHECKED = /\.(tsx?|mjs|sql|prisma|json|md)$/;

/** The first column of the table of wire names. @internal */
export function readLegacyNames(table: string): string[] {
  return [...table.matchAll(/^\| `(\w+)` +\|/gm)].map((row) => row[1] ?? '');
}

function run(files: SourceFile[]): string[] {
  const table = files.find(({ path }) => path === TABLE);
  const names = readLegacyNames(table?.text ?? '');
  if (names.length === 0) return [`${TABLE} has no names`];
  // Right after the slash that begins a text it is the address of a page (`/companyWebsite`), which people may have kept.
  const pattern = new RegExp(`(?<!['"\`]/)\\b(${names.join('|')})\\b`, 'g');
  return files
    .filter(({ path }) => CHECKED.test(path) && !ALLOWED.test(path))
    .flatMap((file) => matches(file, pattern, (name) => `the wire name ${name} leaks`));
}

/** Names of the old wire are spelt only where the wire is described. */
export const legacyNames: Check = { name: 'legacy names', run };
