import { describe, expect, it } from 'vitest';
import { migrations } from './migrations.ts';
import { statementsOf } from './sql-statements.ts';

const CHANGELOG = { path: 'CHANGELOG.md', text: '# Changelog\n\n## 1.1.0\n\n## 1.0.0\n' };

const judge = (text: string, name = '0040_new') =>
  migrations.run([CHANGELOG, { path: `prisma/migrations/${name}/migration.sql`, text }], '') as string[];

describe('statements of a migration', () => {
  it('end at semicolons outside of texts, comments and bodies of functions', () => {
    const sql = `-- one; two\nSELECT 'a;b' ;\n\n/* x; */ CREATE FUNCTION f() AS $body$ BEGIN; END; $body$;\nSELECT 2`;
    expect(statementsOf(sql)).toEqual([
      { text: "SELECT ''", comment: '-- one; two\n', offset: sql.indexOf('SELECT') },
      { text: "CREATE FUNCTION f() AS ''", comment: '/* x; */\n', offset: sql.indexOf('CREATE') },
      { text: 'SELECT 2', comment: '', offset: sql.lastIndexOf('SELECT') },
    ]);
  });
});

describe('a new migration', () => {
  it.each([
    ['CREATE INDEX a ON job (title);', 'CREATE INDEX CONCURRENTLY'],
    ['CREATE UNIQUE INDEX a ON "job"("title");', 'CREATE INDEX CONCURRENTLY'],
    ['CREATE INDEX CONCURRENTLY a ON job (title); SELECT 1;', 'alone in its migration'],
    ['DROP INDEX a;', 'DROP INDEX CONCURRENTLY'],
    ['ALTER TABLE job ADD COLUMN a UUID DEFAULT gen_random_uuid();', 'default of each row'],
    ['ALTER TABLE job ADD COLUMN a UUID NOT NULL DEFAULT gen_random_uuid();', 'default of each row'],
    ['ALTER TABLE job ADD a FLOAT DEFAULT (random());', 'default of each row'],
    ['ALTER TABLE job ADD COLUMN a INTEGER NOT NULL;', 'NOT NULL without a default'],
    [
      'ALTER TABLE job ADD COLUMN a INTEGER DEFAULT 1, ADD COLUMN b TEXT NOT NULL;',
      'NOT NULL without a default',
    ],
    ['ALTER TABLE job ADD COLUMN a SERIAL;', 'rewrites'],
    ['ALTER TABLE job ADD COLUMN a INT GENERATED ALWAYS AS (1) STORED;', 'rewrites'],
    ['ALTER TABLE job ADD COLUMN a INT CHECK (a > 1);', 'NOT VALID'],
    ['ALTER TABLE job ADD COLUMN a UUID REFERENCES city (id);', 'NOT VALID'],
    ['ALTER TABLE job ADD COLUMN a TEXT UNIQUE;', 'USING INDEX'],
    ['ALTER TABLE job ADD CONSTRAINT a CHECK (pay > 1);', 'NOT VALID'],
    ['ALTER TABLE job ADD CONSTRAINT a FOREIGN KEY (x) REFERENCES city (id);', 'NOT VALID'],
    ['ALTER TABLE job ADD CONSTRAINT a UNIQUE (title);', 'USING INDEX'],
    ['ALTER TABLE job ADD PRIMARY KEY (title);', 'USING INDEX'],
    ['ALTER TABLE job ALTER COLUMN title TYPE VARCHAR(20);', 'rewrites'],
    ['ALTER TABLE job ALTER title SET DATA TYPE TEXT;', 'rewrites'],
    ['ALTER TABLE job ALTER COLUMN title SET NOT NULL;', 'NOT VALID'],
    ['ALTER TABLE job SET UNLOGGED;', 'rewrites'],
    ['ALTER TABLE job DROP COLUMN title;', 'unused since'],
    ['ALTER TABLE job DROP title;', 'unused since'],
    ['ALTER TABLE job RENAME COLUMN title TO name;', 'unused since'],
    ['ALTER TABLE job RENAME TO work;', 'unused since'],
    ['DROP TABLE job;', 'unused since'],
    ["ALTER TYPE shift RENAME VALUE 'DAY' TO 'SUN';", 'unused since'],
    ['SET lock_timeout = 0;', 'the migrator’s'],
    ['SET LOCAL lock_timeout TO 0;', 'the migrator’s'],
    ['COMMIT;', 'the transaction that a migration is'],
    ['LOCK TABLE job;', 'locks a table'],
    ['VACUUM FULL job;', 'locks a table'],
    ['REINDEX TABLE job;', 'locks a table'],
    ['REFRESH MATERIALIZED VIEW a;', 'locks the view'],
    [
      'ALTER TABLE job ADD CONSTRAINT a CHECK (pay > 1) NOT VALID; ALTER TABLE job VALIDATE CONSTRAINT a;',
      'in a migration of its own',
    ],
  ])('is refused: %s', (sql, problem) => {
    expect(judge(sql)).toEqual([expect.stringContaining(problem)]);
    expect(judge(sql)[0]).toMatch(/^prisma\/migrations\/0040_new\/migration\.sql:1 /);
    // Of the first release, whose database was empty.
    expect(judge(sql, '0039_old')).toEqual([]);
  });

  it.each([
    'CREATE TABLE a (id INT); CREATE INDEX b ON a (id); ALTER TABLE "a" ADD COLUMN c UUID NOT NULL;',
    'CREATE INDEX CONCURRENTLY a ON job (title);',
    'DROP INDEX CONCURRENTLY IF EXISTS a;',
    'ALTER TABLE job ADD COLUMN a INTEGER;',
    'ALTER TABLE job ADD COLUMN a NUMERIC(10, 2) NOT NULL DEFAULT 0, ADD b TIMESTAMPTZ(3) DEFAULT now();',
    "ALTER TABLE job ADD COLUMN a TEXT[] NOT NULL DEFAULT '{}', ADD COLUMN b BOOLEAN DEFAULT false NOT NULL;",
    'ALTER TABLE job ADD COLUMN a TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3);',
    'ALTER TABLE job ADD CONSTRAINT a CHECK (pay > 1) NOT VALID;',
    'ALTER TABLE job ADD CONSTRAINT a FOREIGN KEY (x) REFERENCES city (id) NOT VALID;',
    'ALTER TABLE job ADD CONSTRAINT a UNIQUE USING INDEX b;',
    'ALTER TABLE job VALIDATE CONSTRAINT a;',
    'ALTER TABLE job ALTER COLUMN title DROP NOT NULL, ALTER COLUMN title SET DEFAULT 1, DROP CONSTRAINT a;',
    "ALTER TYPE file_kind ADD VALUE 'LOGO';",
    "INSERT INTO faq (text) VALUES ('DROP TABLE job; ALTER TABLE job DROP COLUMN title;');",
    'CREATE OR REPLACE FUNCTION f() RETURNS trigger AS $$ BEGIN LOCK TABLE job; END $$ LANGUAGE plpgsql;',
    '-- unused since 1.0.0\nALTER TABLE job DROP COLUMN title;',
    '-- short lock: a city has some hundred rows\nCREATE INDEX a ON city (name);',
  ])('is taken: %s', (sql) => {
    expect(judge(sql)).toEqual([]);
  });

  it('takes nothing away that a version not yet out still uses, and no excuse of the other kind', () => {
    expect(judge('-- unused since 1.2.0\nALTER TABLE job DROP COLUMN title;')).toHaveLength(1);
    expect(judge('-- short lock: so be it\nALTER TABLE job DROP COLUMN title;')).toHaveLength(1);
    expect(judge('-- unused since 1.0.0\nCREATE INDEX a ON job (title);')).toHaveLength(1);
    expect(judge('-- short lock:\nCREATE INDEX a ON job (title);')).toHaveLength(1);
  });
});
