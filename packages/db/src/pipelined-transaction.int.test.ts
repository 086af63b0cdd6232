import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from './client.ts';
import { isCheckViolation, isUniqueViolation } from './errors.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.query('CREATE TABLE word (text text PRIMARY KEY CHECK (text <> $$bad$$))');
  database = createDatabase({ url: test.url, poolSize: 1 });
});

afterEach(() => test.database.query('DELETE FROM word'));

afterAll(async () => {
  await database.close();
  await test.drop();
});

const insert = (word: string) => ({ text: 'INSERT INTO word VALUES ($1)', values: [word] }) as never;
const words = async () =>
  (await test.database.query<{ text: string }>('SELECT text FROM word ORDER BY text')).map(
    ({ text }) => text,
  );
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a pipelined transaction', () => {
  it('commits what it sent without waiting, and returns the result of the work', async () => {
    const result = await database.pipelinedTransaction(async (tx) => {
      tx.send(insert('one'));
      const rows = await tx.query<{ text: string }>('SELECT text FROM word');
      tx.send(insert('two'));
      return rows;
    });
    expect(result).toEqual([{ text: 'one' }]);
    expect(await words()).toEqual(['one', 'two']);
  });

  it('writes nothing if the work throws, and keeps the connection usable', async () => {
    const thrown = new Error('refused by a rule');
    const work = database.pipelinedTransaction(async (tx) => {
      tx.send(insert('one'));
      throw thrown;
    });
    expect(await failureOf(work)).toBe(thrown);
    await database.pipelinedTransaction(async (tx) => tx.send(insert('two')));
    expect(await words()).toEqual(['two']);
  });

  it.each([
    ['a statement that was only sent', 'last'],
    ['a statement before others', 'first'],
  ])('rejects with the error of %s, and writes nothing', async (_, place) => {
    const work = database.pipelinedTransaction(async (tx) => {
      if (place === 'first') tx.send(insert('bad'));
      tx.send(insert('one'));
      await Promise.resolve();
      if (place === 'last') tx.send(insert('bad'));
    });
    expect(isCheckViolation(await failureOf(work))).toBe(true);
    expect(await words()).toEqual([]);
  });

  it('rejects with the first error if the work waits for a later statement', async () => {
    const work = database.pipelinedTransaction(async (tx) => {
      tx.send(insert('one'));
      tx.send(insert('one'));
      await tx.query('SELECT 1');
    });
    expect(isUniqueViolation(await failureOf(work))).toBe(true);
    expect(await words()).toEqual([]);
  });

  it('runs twenty at once over one connection, one after the other', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `w${String(index).padStart(2, '0')}`);
    await Promise.all(
      numbers.map((word) =>
        database.pipelinedTransaction(async (tx) => {
          tx.send(insert(word));
          // The rows of another, open transaction are invisible.
          expect(await tx.query('SELECT 1 FROM word WHERE text = $1', [word])).toHaveLength(1);
        }),
      ),
    );
    expect(await words()).toEqual(numbers);
  });

  it('is repeated after a deadlock', async () => {
    await test.database.query(`INSERT INTO word VALUES ('left'), ('right')`);
    // A statement waits a second until PostgreSQL detects the deadlock.
    const wide = createDatabase({ url: test.url, poolSize: 2, statementTimeout: 60_000 });
    const lock = 'SELECT 1 FROM word WHERE text = $1 FOR UPDATE';
    const bothLocked = Promise.withResolvers<void>();
    let holding = 0;
    let attempts = 0;
    const run = (first: string, second: string) =>
      wide.pipelinedTransaction(async (tx) => {
        attempts += 1;
        await tx.query(lock, [first]);
        holding += 1;
        if (holding === 2) bothLocked.resolve();
        await bothLocked.promise;
        await tx.query(lock, [second]);
      });
    await Promise.all([run('left', 'right'), run('right', 'left')]);
    expect(attempts).toBe(3);
    await wide.close();
  });
});
