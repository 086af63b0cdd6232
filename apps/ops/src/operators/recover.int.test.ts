import { createDatabase } from '@nukkad/db';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../run.ts';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const db = () => test.container.database.prisma;

/** Calls the command line without a key. */
async function withoutKey(...words: string[]) {
  const { code, text } = await run([...words, '--json'], { openContainer: async () => test.container });
  return { code, text };
}
const listWith = (key: string) =>
  run(['operators', 'list'], { openContainer: async () => test.container, key });

describe('a lost key', () => {
  it('is replaced from the host as the error message advises; the old one ends, and the audit has it', async () => {
    const refused = await withoutKey('settings', 'list');
    expect([refused.code, refused.text]).toEqual([
      1,
      'The key of an operator is needed. Set OPS_KEY, or name a file with it by OPS_KEY_FILE. If the last key is lost: "ops operators recover NAME".',
    ]);
    const { code, text } = await withoutKey('operators', 'recover', 'meera');
    expect(code).toBe(0);
    const { key } = JSON.parse(text) as { key: string };
    expect((await listWith(test.key)).code).toBe(1);
    expect((await listWith(key)).code).toBe(0);
    const entries = (await test.audit('meera')).map(({ actor, action }) => `${actor} ${action}`);
    expect(entries).toContain('database operator-recovered');
  });

  it('of an unknown or removed operator is refused, with the names of the others', async () => {
    await db().operator.create({
      data: { name: 'gone', keyHash: 'g'.repeat(64), createdBy: 'x', revokedAt: new Date() },
    });
    for (const name of ['nobody', 'gone'])
      expect(await withoutKey('operators', 'recover', name)).toEqual({
        code: 1,
        text: `There is no operator "${name}"; there are meera.`,
      });
  });

  it('is not replaced by a role that does not own the tables', async () => {
    const { database } = test.container;
    const role = `reader_${process.pid}`;
    await database.query(`CREATE ROLE ${role} LOGIN PASSWORD 'reader'`);
    await database.query(`GRANT SELECT, UPDATE, INSERT ON ALL TABLES IN SCHEMA public TO ${role}`);
    const url = new URL(test.container.config.DATABASE_URL);
    url.username = role;
    url.password = 'reader';
    const other = createDatabase({ url: url.href, poolSize: 1 });
    onTestFinished(async () => {
      await other.close();
      await database.query(`DROP OWNED BY ${role}`);
      await database.query(`DROP ROLE ${role}`);
    });
    const before = await db().operator.findUniqueOrThrow({ where: { name: 'meera' } });
    const { code, text } = await run(['operators', 'recover', 'meera'], {
      openContainer: async () => ({ ...test.container, database: other }),
    });
    expect([code, text]).toEqual([
      1,
      `"ops operators recover" needs DATABASE_URL of the role that owns the tables; this one (${role}) does not.`,
    ]);
    expect(await db().operator.findUniqueOrThrow({ where: { name: 'meera' } })).toEqual(before);
  });
});
