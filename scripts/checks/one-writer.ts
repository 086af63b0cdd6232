import type { Check, SourceFile } from './check.ts';

const SCHEMA = 'prisma/schema.prisma';
const CODE = /^(packages\/core|apps\/[^/]+)\/.*\.(m?[jt]s|tsx|sql)$/;
const TEST = /\.test\.tsx?$|\/(test|testing)\//;

/** Files that insert rows in addition to the writer of the table, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'company packages/core/src/registration/register-company.ts':
    'A member registers one company; the other writer inserts the rows of an imported file.',
  'audit_entry packages/core/src/erasure/erasure.queries.ts':
    'Copies the history of an account within the database, in one INSERT … SELECT, before it is erased.',
};

const MODEL = /^model (\w+) \{([\s\S]*?)^\}/gm;
const FIELD = /^ {2}(\w+)\s+(\w+)/gm;

/** Matches Prisma calls that insert rows, such as `tx.auditEntry.create(`. The first group is the model. */
const PRISMA_CALL = /\.\s*(\w+)\s*\.\s*(?:create|createMany|createManyAndReturn|upsert)\(/g;
/** Matches nested inserts of Prisma, such as `identities: { create: …`. The first group is the relation. */
const NESTED_CREATE = /\b(\w+):\s*\{\s*(?:create|createMany|connectOrCreate|upsert):/g;
const SQL_INSERT = /\bINSERT\s+INTO\s+(?:public\.)?"?(\w+)/gi;

interface Schema {
  /** The table of each model, by the property of the Prisma client. */
  readonly byProperty: ReadonlyMap<string, string>;
  /** The tables that a relation field of this name refers to. */
  readonly byRelation: ReadonlyMap<string, readonly string[]>;
  readonly tables: ReadonlySet<string>;
}

function readSchema(text: string): Schema {
  const models = [...text.matchAll(MODEL)].map(([, name = '', body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name;
    return { name, body, table };
  });
  const tableOf = new Map(models.map(({ name, table }) => [name, table]));
  const byRelation = new Map<string, string[]>();
  for (const { body } of models)
    for (const [, field = '', type = ''] of body.matchAll(FIELD)) {
      const table = tableOf.get(type);
      if (table !== undefined) byRelation.set(field, [...(byRelation.get(field) ?? []), table]);
    }
  const byProperty = new Map(
    models.map(({ name, table }) => [`${name.charAt(0).toLowerCase()}${name.slice(1)}`, table]),
  );
  return { byProperty, byRelation, tables: new Set(tableOf.values()) };
}

/** Returns the tables into which a file inserts rows. */
function tablesWritten({ text }: SourceFile, { byProperty, byRelation, tables }: Schema): Set<string> {
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return new Set([
    ...names(PRISMA_CALL).flatMap((property) => byProperty.get(property) ?? []),
    ...names(NESTED_CREATE).flatMap((relation) => byRelation.get(relation) ?? []),
    ...names(SQL_INSERT).filter((table) => tables.has(table)),
  ]);
}

function run(files: SourceFile[]): string[] {
  const schemaText = files.find(({ path }) => path === SCHEMA)?.text;
  if (schemaText === undefined) return [];
  const schema = readSchema(schemaText);
  const writers = new Map<string, string[]>();
  for (const file of files) {
    if (!CODE.test(file.path) || TEST.test(file.path)) continue;
    for (const table of tablesWritten(file, schema))
      writers.set(table, [...(writers.get(table) ?? []), file.path]);
  }
  const hasSeveral = (table: string) => (writers.get(table)?.length ?? 0) > 1;
  const problems = [...writers].flatMap(([table, paths]) => {
    const found = paths.filter((path) => EXCEPTIONS[`${table} ${path}`] === undefined);
    return found.length > 1 ? [`${table}: rows are inserted in ${found.sort().join(' and in ')}`] : [];
  });
  const unused = Object.keys(EXCEPTIONS).filter((exception) => {
    const [table = '', path = ''] = exception.split(' ');
    return !hasSeveral(table) || !writers.get(table)?.includes(path);
  });
  return [
    ...problems.sort(),
    ...unused.map((exception) => `scripts/checks/one-writer.ts: the exception ${exception} is not needed`),
  ];
}

/**
 * The application inserts the rows of a table in one file. The rule does not see table names that are computed. Seeds,
 * demo data, tests and migrations may insert anything.
 */
export const oneWriter: Check = { name: 'one writer', run };
