import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './client.ts';
import { connectionProblem } from './connection-problem.ts';
import { withClient } from './testing/connect.ts';
import { createEmptyDatabase } from './testing/test-database.ts';

let url: string;
let drop: () => Promise<void>;
const role = `nukkad_role_${randomBytes(4).toString('hex')}`;

beforeAll(async () => {
  ({ url, drop } = await createEmptyDatabase());
  await withClient(url, (admin) => admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'right'`));
});
afterAll(async () => {
  await withClient(url, (admin) => admin.query(`DROP ROLE ${role}`));
  await drop();
});

function changed(change: (address: URL) => void): string {
  const address = new URL(url);
  change(address);
  return address.href;
}

/** Returns the problems that are reported for a wrong address, by `pg` itself and through Prisma. */
async function problemsOf(wrong: string): Promise<(string | null)[]> {
  const postgres = await withClient(wrong, (client) => client.query('SELECT 1')).catch(
    (error: unknown) => error,
  );
  const database = createDatabase({ url: wrong, applicationName: 'nukkad-test' });
  const prisma = await database.prisma.city.count().catch((error: unknown) => error);
  await database.close();
  return [connectionProblem(postgres, wrong), connectionProblem(prisma, wrong)];
}

describe('connectionProblem', () => {
  it('reports a server that is not running', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    server.close();
    const wrong = changed((address) => {
      address.host = `127.0.0.1:${port}`;
    });
    const line = `The database at 127.0.0.1:${port} does not answer. Is it running, and is the address right? (DATABASE_URL)`;
    expect(await problemsOf(wrong)).toEqual([line, line]);
  });

  it('reports an unknown host', async () => {
    const wrong = changed((address) => {
      address.host = 'database.invalid:5432';
    });
    // Prisma's error does not contain the reason why it could not connect.
    expect(await problemsOf(wrong)).toEqual([
      "The database's host is not known: database.invalid:5432. (DATABASE_URL)",
      expect.stringMatching(/^The database at database\.invalid:5432 does not answer/),
    ]);
  });

  it('reports a database that does not exist', async () => {
    const wrong = changed((address) => {
      address.pathname = '/nukkad_none';
    });
    for (const line of await problemsOf(wrong))
      expect(line).toMatch(/^There is no database "nukkad_none" at /);
  });

  it('reports a refused user, and never the password', async () => {
    const wrong = changed((address) => {
      address.username = `${role}_none`;
      address.password = 'secret-of-mine';
    });
    for (const line of await problemsOf(wrong)) {
      expect(line).toMatch(new RegExp(`refused the user "${role}_none": the name or the password is wrong`));
      expect(line).not.toContain('secret-of-mine');
    }
  });

  it.each([
    [{ code: '53300' }, /no connection left/],
    [{ code: '57P03' }, /starting or stopping/],
    [{ code: '28000' }, /refused the user/],
    [new Error('Connection terminated unexpectedly'), /does not answer/],
    [new AggregateError([Object.assign(new Error(''), { code: 'ECONNREFUSED' })], ''), /does not answer/],
    [Object.assign(new Error('x'), { code: 'P1001' }), /does not answer/],
  ])('reads %o', (error, line) => {
    expect(connectionProblem(error, url)).toMatch(line);
  });

  it('ignores other errors, and reports an invalid address', () => {
    expect(connectionProblem(Object.assign(new Error('x'), { code: '23505' }), url)).toBeNull();
    expect(connectionProblem(null, url)).toBeNull();
    const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    expect(connectionProblem(slow, url)).toBeNull();
    expect(connectionProblem(new Error('x'), 'nonsense')).toMatch(/^DATABASE_URL must be an address/);
  });
});
