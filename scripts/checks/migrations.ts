import { type Check, lineOf, type SourceFile } from './check.ts';
import { splitAtCommas, statementsOf } from './sql-statements.ts';

const MIGRATION = /^prisma\/migrations\/(\d+)_[^/]*\/migration\.sql$/;
/** Number of the first checked migration. Earlier ones belong to the first release and ran on an empty database. */
const FIRST_AFTER_RELEASE = 40;
/** Allows a removal: this released version was the first that did not use the table, column or type. */
const UNUSED = /-- unused since (\d+\.\d+\.\d+)/;
/** Allows a lock that is known to be short. The reason follows. */
const SHORT = /-- short lock: \S/;

type Rule = readonly [pattern: RegExp, problem: string];

const REWRITE = 'rewrites the whole table under a lock: add a new column, fill it in batches, then read it';
const SCAN =
  'reads the whole table under a lock: add it NOT VALID, and VALIDATE it in a migration of its own';
const INDEX = 'makes an index under a lock: CREATE UNIQUE INDEX CONCURRENTLY first, then USING INDEX';
const GONE =
  'breaks the version that still runs: stop using it in one release, and say -- unused since X.Y.Z here';

/** An action of ALTER TABLE that adds a constraint. Tables that the same migration creates are not checked. */
const ADD_CONSTRAINT = /^ADD (CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)\b/i;
const CONSTRAINT_RULES: readonly Rule[] = [
  [/\b(CHECK|FOREIGN KEY)\b(?!.*\bNOT VALID$)/i, SCAN],
  [/\b(UNIQUE|PRIMARY KEY|EXCLUDE)\b(?!.*\bUSING INDEX\b)/i, INDEX],
];
const COLUMN_RULES: readonly Rule[] = [
  [/\b(SMALL|BIG)?SERIAL\d?\b|\bGENERATED\b/i, REWRITE],
  [
    /\bDEFAULT\b(?!\s+\(?(now|current_timestamp)\s*\().*?\w\s*\(/i,
    `has a default of each row's own, which ${REWRITE}`,
  ],
  [
    /\bNOT NULL\b(?!.*\bDEFAULT\b)(?<!\bDEFAULT\b.*)/i,
    'is NOT NULL without a default: rows that are there have none',
  ],
  [/\b(CHECK|REFERENCES)\b/i, SCAN],
  [/\b(UNIQUE|PRIMARY KEY)\b/i, INDEX],
];
const OTHER_RULES: readonly Rule[] = [
  [/^ALTER (COLUMN )?\S+ (SET DATA )?TYPE\b/i, REWRITE],
  [/^ALTER (COLUMN )?\S+ SET NOT NULL/i, SCAN],
  [/^DROP (?!CONSTRAINT|EXPRESSION|DEFAULT)/i, GONE],
  [/^RENAME\b/i, GONE],
  [/^SET (LOGGED|UNLOGGED|TABLESPACE)/i, REWRITE],
];
/** Rules for whole statements; those above are for single actions of ALTER TABLE. */
const STATEMENT_RULES: readonly Rule[] = [
  [/^DROP (TABLE|VIEW|TYPE|FUNCTION)\b/i, GONE],
  [/^DROP INDEX (?!CONCURRENTLY)/i, 'waits for everybody, and they for it: DROP INDEX CONCURRENTLY'],
  [/^(REINDEX (?!.*CONCURRENTLY)|CLUSTER\b|VACUUM\b|LOCK\b)/i, 'locks a table for as long as it takes'],
  [/^REFRESH MATERIALIZED VIEW (?!CONCURRENTLY)/i, 'locks the view: REFRESH MATERIALIZED VIEW CONCURRENTLY'],
  [/^ALTER TYPE\b(?!.*\bADD VALUE\b)/i, GONE],
  [/^(BEGIN|START|COMMIT|ROLLBACK|END)\b/i, 'ends the transaction that a migration is'],
  [/^SET\b.*\block_timeout\b/i, 'sets a bound of its own for locks: that is the migrator’s'],
];

const bare = (name: string | undefined): string => (name ?? '').replaceAll('"', '').replace(/^public\./, '');
const first = (rules: readonly Rule[], text: string): string | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1];

function actionProblem(action: string): string | undefined {
  if (ADD_CONSTRAINT.test(action)) return first(CONSTRAINT_RULES, action);
  if (/^ADD\b/i.test(action)) return first(COLUMN_RULES, action);
  return first(OTHER_RULES, action);
}

function alterProblem(text: string, createdTables: ReadonlySet<string>): string | undefined {
  const [, table, actions] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+) (.*)$/i.exec(text) ?? [];
  if (table === undefined || actions === undefined || createdTables.has(bare(table))) return undefined;
  return splitAtCommas(actions)
    .map(actionProblem)
    .find((problem) => problem !== undefined);
}

function indexProblem(
  text: string,
  createdTables: ReadonlySet<string>,
  isAlone: boolean,
): string | undefined {
  if (/^(CREATE (UNIQUE )?INDEX|DROP INDEX) CONCURRENTLY\b/i.test(text))
    return isAlone ? undefined : 'runs in no transaction: CONCURRENTLY must be alone in its migration';
  const [, table] = /^CREATE (?:UNIQUE )?INDEX .*?\bON (?:ONLY )?([^\s(]+)/i.exec(text) ?? [];
  if (table === undefined || createdTables.has(bare(table))) return undefined;
  return 'stops all writing to the table: CREATE INDEX CONCURRENTLY, alone in a migration of its own';
}

function validateProblem(text: string, texts: readonly string[]): string | undefined {
  const [, name] = /\bVALIDATE CONSTRAINT (\S+)/i.exec(text) ?? [];
  const isHere = texts.some((other) => /\bNOT VALID$/i.test(other) && other.includes(` ${name} `));
  return name !== undefined && isHere
    ? 'validates under the lock of the statement that adds it: in a migration of its own'
    : undefined;
}

function isExcused(problem: string, comment: string, released: ReadonlySet<string>): boolean {
  if (problem !== GONE) return SHORT.test(comment);
  const [, version = ''] = UNUSED.exec(comment) ?? [];
  return released.has(version);
}

function problemsOf({ path, text: sql }: SourceFile, released: ReadonlySet<string>): string[] {
  const statements = statementsOf(sql);
  const texts = statements.map(({ text }) => text);
  const created = texts.map(
    (text) => /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?([^\s(]+)/i.exec(text)?.[1],
  );
  const createdTables = new Set(created.filter((name) => name !== undefined).map(bare));
  return statements.flatMap(({ text, comment, offset }) => {
    const problem =
      first(STATEMENT_RULES, text) ??
      indexProblem(text, createdTables, texts.length === 1) ??
      validateProblem(text, texts) ??
      alterProblem(text, createdTables);
    if (problem === undefined || isExcused(problem, comment, released)) return [];
    return [`${path}:${lineOf(sql, offset)} ${text.slice(0, 60)} – ${problem}`];
  });
}

function run(files: SourceFile[]): string[] {
  const changelog = files.find(({ path }) => path === 'CHANGELOG.md')?.text ?? '';
  const released = new Set(
    [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version = '']) => version),
  );
  return files
    .filter(({ path }) => Number(MIGRATION.exec(path)?.[1] ?? 0) >= FIRST_AFTER_RELEASE)
    .flatMap((file) => problemsOf(file, released));
}

/**
 * Migrations run while the previous version still serves requests. They may not hold a lock for long, and may not remove
 * anything that the previous version uses.
 */
export const migrations: Check = { name: 'migrations', run };
