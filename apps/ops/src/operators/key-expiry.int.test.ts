import { DAY_MS } from '@nukkad/domain/durations.ts';
import { expect, it } from 'vitest';
import { run } from '../run.ts';
import { useOps } from '../testing/start-ops.ts';

const START = new Date('2026-11-21T06:00:00Z');
let now = START;
const test = useOps({ clock: { now: () => now } });

const add = async (...words: string[]) => {
  const { code, answer, text } = await test.ops('operators', 'add', ...words);
  return { code, text, key: (answer as { key?: string } | null)?.key ?? '' };
};
const listWith = (key: string) =>
  run(['operators', 'list', '--json'], { openContainer: async () => test.opsContainer, key });

it.each([
  [[], 365],
  [['--days', '1'], 1],
  [['--days', '365'], 365],
] as const)('a key created with %j is valid for %i days and refused afterwards', async (options, days) => {
  now = START;
  const { key } = await add('ravi', ...options);
  now = new Date(START.getTime() + days * DAY_MS - 1);
  expect((await listWith(key)).code).toBe(0);
  now = new Date(START.getTime() + days * DAY_MS);
  const day = now.toISOString().slice(0, 10);
  expect(await listWith(key)).toMatchObject({
    code: 1,
    text: `The key of "ravi" expired on ${day}. Another operator makes a new one with "ops operators add ravi"; without one: "ops operators recover ravi".`,
  });
  now = START;
});

it.each(['0', '366', '1.5', 'soon', '-1'])('refuses --days %s', async (days) => {
  const { code, text } = await add('ravi', '--days', days);
  expect([code, text]).toEqual([2, expect.stringContaining('--days is a number of days from 1 to 365')]);
});

it('gives an expired operator a new key, and shows when it expires', async () => {
  now = START;
  await add('sunil', '--days', '1');
  now = new Date(START.getTime() + 2 * DAY_MS);
  const { key } = await add('sunil', '--days', '90');
  const rows = JSON.parse((await listWith(key)).text) as { name: string; expires: string }[];
  const expires = new Date(now.getTime() + 90 * DAY_MS).toISOString();
  expect(rows.find(({ name }) => name === 'sunil')).toMatchObject({ expires });
  now = START;
});

it('recovers an expired key from the host', async () => {
  now = new Date(START.getTime() + 400 * DAY_MS);
  expect((await listWith(test.key)).code).toBe(1);
  const recovered = await run(['operators', 'recover', 'meera', '--json'], {
    // Only the owner of the tables may do this.
    openContainer: async () => test.container,
  });
  const { key } = JSON.parse(recovered.text) as { key: string };
  expect((await listWith(key)).code).toBe(0);
  now = START;
});
