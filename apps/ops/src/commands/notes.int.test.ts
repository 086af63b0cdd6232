import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const ID = randomUUID();
/** A number that no account has. */
const NUMBER = '9844499999';

type Words = readonly string[];

/** Commands that store why something was done. */
const WITH_NOTE: readonly (readonly [command: string, words: (note: string) => Words])[] = [
  ['claims refuse', (note) => [ID, note]],
  ['papers refuse', (note) => [ID, note]],
  ['moderation refuse', (note) => [ID, note]],
  ['moderation contact', (note) => [ID, 'right', note]],
  ['reviews hide', (note) => [ID, note]],
  ['replies hide', (note) => [ID, note]],
  ['seekers free-number', (note) => [NUMBER, '--reason', note]],
  ['seekers export', (note) => [NUMBER, '-', '--reason', note]],
  ['seekers erase', (note) => [NUMBER, '--reason', note]],
];

describe.each(WITH_NOTE)('"%s"', (command, words) => {
  it.each([
    ['of spaces', '   ', 2],
    ['of 501 characters', 'x'.repeat(501), 2],
    ['of 500 characters', 'x'.repeat(500), 1],
  ])('with a reason %s has the exit code of its mistake', async (_what, note, expected) => {
    const { code, text } = await test.ops(...command.split(' '), ...words(note));
    expect([code, text.includes('say why, in up to 500 characters')]).toEqual([expected, expected === 2]);
  });
});

it.each([
  ['seekers suspend', [NUMBER]],
  ['members suspend', [NUMBER]],
  ['moderation refuse', [ID, ' ']],
])('"%s" without its reason is refused before anybody is looked up', async (command, words) => {
  expect((await test.ops(...command.split(' '), ...words)).code).toBe(2);
});
