import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const UNTIL = '2030-12-01T02:00';

it('is switched on with a message and an end, shown, noted in the audit, and switched off', async () => {
  expect((await test.ops('maintenance', 'show')).answer).toEqual({
    maintenance: 'off',
    message: null,
    until: null,
  });
  const on = { maintenance: 'on', message: 'A new server', until: '2030-11-30T20:30:00.000Z' };
  expect(
    (await test.ops('maintenance', 'on', '--until', UNTIL, '--message', ' A new server ')).answer,
  ).toEqual(on);
  expect((await test.ops('maintenance', 'show')).answer).toEqual(on);
  expect((await test.container.settings.read()).maintenance).toEqual({
    message: 'A new server',
    until: on.until,
  });
  expect((await test.ops('maintenance', 'off')).code).toBe(0);
  expect((await test.ops('maintenance', 'show')).answer).toMatchObject({ maintenance: 'off' });
  expect(await test.audit('maintenance')).toHaveLength(2);
});

it.each([
  ['--until', '2020-01-01'],
  ['--until', 'soon'],
  ['--message', ' '],
  ['--message', 'x'.repeat(201)],
])('refuses %s %s and changes nothing', async (option, value) => {
  expect((await test.call('maintenance', 'on', option, value)).code).toBe(2);
  expect((await test.ops('maintenance', 'show')).answer).toMatchObject({ maintenance: 'off' });
});

it('accepts 200 characters', async () => {
  expect((await test.call('maintenance', 'on', '--message', 'x'.repeat(200))).code).toBe(0);
  await test.ops('maintenance', 'off');
});
