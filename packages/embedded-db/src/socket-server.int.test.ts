import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded.ts';

let database: EmbeddedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await startEmbeddedDatabase({ dataDir: 'memory://', port: 0 });
  pool = new pg.Pool({ connectionString: database.connectionString, max: 8 });
  await pool.query('CREATE TABLE thing (id int PRIMARY KEY, word text)');
});

afterAll(async () => {
  await pool.end();
  await database.stop();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.connectionString });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function countThings(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM thing');
  return rows[0]?.count ?? -1;
}

describe('several clients of one embedded database', () => {
  it('keeps apart prepared statements of one name', async () => {
    const one = await connect();
    const two = await connect();
    const text = { name: 'same', text: 'SELECT 1 AS one' };
    const other = { name: 'same', text: 'SELECT $1::int AS given', values: [5] };
    expect((await one.query(text)).rows).toEqual([{ one: 1 }]);
    expect((await two.query(other)).rows).toEqual([{ given: 5 }]);
    expect((await one.query(text)).rows).toEqual([{ one: 1 }]);
    await one.end();
    const three = await connect();
    expect((await three.query({ ...text, text: 'SELECT 3 AS one' })).rows).toEqual([{ one: 3 }]);
    await Promise.all([two.end(), three.end()]);
  });

  it('returns to each client its own rows when many query at once', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    const doubled = await Promise.all(
      numbers.map(async (number) => {
        const { rows } = await pool.query<{ sum: number }>('SELECT $1::int + $1::int AS sum', [number]);
        return rows[0]?.sum;
      }),
    );
    expect(doubled).toEqual(numbers.map((number) => number * 2));
  });

  it('lets nobody into an open transaction', async () => {
    const writer = await connect();
    await writer.query('BEGIN');
    await writer.query("INSERT INTO thing VALUES (1, 'unseen')");
    const counted = countThings();
    await writer.query('ROLLBACK');
    expect(await counted).toBe(0);
    await writer.end();
  });

  it('rolls back the transaction of a client that goes away', async () => {
    const writer = await connect();
    await writer.query('BEGIN');
    await writer.query("INSERT INTO thing VALUES (2, 'abandoned')");
    (writer as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    expect(await countThings()).toBe(0);
  });

  it('reports an error and goes on', async () => {
    const client = await connect();
    await client.query('BEGIN');
    await expect(client.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('SELECT 1')).rejects.toMatchObject({ code: '25P02' });
    await client.query('ROLLBACK');
    expect((await client.query('SELECT 7 AS seven')).rows).toEqual([{ seven: 7 }]);
    await client.end();
  });
});

describe('bulk loading', () => {
  const load = (client: pg.Client, table: string, lines: string[]) =>
    pipeline(Readable.from(lines), client.query(copyFrom(`COPY ${table} FROM STDIN`)));

  it('takes rows by COPY and reports bad ones', async () => {
    const client = await connect();
    await load(
      client,
      'thing',
      Array.from({ length: 3000 }, (_, index) => `${index + 100}\tword ${index}\n`),
    );
    expect(await countThings()).toBe(3000);
    await expect(load(client, 'thing', ['x\ty\n'])).rejects.toMatchObject({ code: '22P02' });
    await expect(load(client, 'nowhere', ['1\n'])).rejects.toMatchObject({ code: '42P01' });
    expect(await countThings()).toBe(3000);
    await client.query('TRUNCATE thing');
    await client.end();
  });
});

describe('notifications', () => {
  it('reach the clients that listen, until they stop', async () => {
    const listener = await connect();
    const other = await connect();
    const heard: string[] = [];
    listener.on('notification', ({ channel, payload }) => heard.push(`${channel}:${payload}`));
    await listener.query('LISTEN news');
    await listener.query('LISTEN "Mixed"');
    await other.query('LISTEN news');
    await other.query('UNLISTEN news');
    await other.query("NOTIFY news, 'a'");
    await other.query(`SELECT pg_notify('Mixed', 'b')`);
    await listener.query('SELECT 1');
    expect(heard).toEqual(['news:a', 'Mixed:b']);
    await listener.query('UNLISTEN *');
    await other.query("NOTIFY news, 'c'");
    await listener.query('SELECT 1');
    expect(heard).toHaveLength(2);
    await Promise.all([listener.end(), other.end()]);
  });
});
