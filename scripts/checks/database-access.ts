import { type Check, matches, type SourceFile } from './check.ts';

const CODE = /^(apps|packages)\/[^/]+\/(src|server)\/.*\.tsx?$/;
/** Files that may contain SQL: packages that work with the database, backups, the search, and tests. */
const FREE = [
  /^packages\/(db|reference-data|demo-data|migrations|embedded-db|testing|job-search)\//,
  /^apps\/ops\/src\/backup\//,
  /\.test\.tsx?$|\/testing\//,
];
const QUERIES = /\.queries\.ts$/;

/** A string that begins like an SQL statement, a raw query of Prisma, or an import of the `sql` tag. */
const SQL =
  /['"`]\s*((SELECT|INSERT\s+INTO|DELETE\s+FROM|UPDATE\s+\w+(\s+\w+)?\s+SET)\s|WITH\s+\w+\s+AS\s*\()|\$(query|execute)Raw\w*|\bPrisma\.sql\b|^import \{(?! type \w+ \})[^}]*\} from '@nukkad\/db\/sql\.ts'/gm;
/** A call of a Prisma model, or of `query`. A `*.queries.ts` file builds statements but does not run them. */
const MODELS =
  /\.prisma\b|\.\w+\.(find(Many|First|Unique)\w*|create\w*|update\w*|upsert|delete\w*|count|aggregate|groupBy)\(|\.query\(/g;

function run(files: SourceFile[]): string[] {
  const code = files.filter(({ path }) => CODE.test(path) && !FREE.some((pattern) => pattern.test(path)));
  return code.flatMap((file) =>
    QUERIES.test(file.path)
      ? matches(file, MODELS, (found) => `a file of queries only makes them: ${found}`)
      : matches(file, SQL, (found) => `SQL belongs into a *.queries.ts: ${found}`),
  );
}

/** SQL is only in `*.queries.ts`, where a test prepares it. Other files use Prisma's models. */
export const databaseAccess: Check = { name: 'database access', run };
