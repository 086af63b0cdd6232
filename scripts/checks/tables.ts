import { tablesDocument } from '../tables-document.ts';
import type { Check, SourceFile } from './check.ts';

const SCHEMA = 'prisma/schema.prisma';
const PICTURE = 'docs/tables.md';

function run(files: SourceFile[]): string[] {
  const textOf = (searched: string) => files.find(({ path }) => path === searched)?.text;
  const [schema, picture] = [textOf(SCHEMA), textOf(PICTURE)];
  if (schema === undefined) return [];
  return picture === tablesDocument(schema)
    ? []
    : [`${PICTURE} differs from ${SCHEMA}: run \`pnpm documents\``];
}

/** The committed docs/tables.md equals the one generated from the schema. */
export const tables: Check = { name: 'tables', run };
