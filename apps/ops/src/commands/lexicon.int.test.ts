import { readConfig } from '@nukkad/api/config.ts';
import { type Container, createContainer } from '@nukkad/api/container.ts';
import { createTestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../run.ts';

let container: Container;
let drop: () => Promise<void>;

beforeAll(async () => {
  const test = await createTestDatabase();
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: test.url, JWT_SECRET: 's'.repeat(32) });
  container = createContainer({ config, database: test.database }, () => {});
  drop = test.drop;
});

afterAll(() => drop());

async function ops(...words: string[]) {
  const { code, text } = await run([...words, '--json', '--as', 'meera'], async () => container);
  return { code, text, answer: code === 0 ? JSON.parse(text) : null };
}

it('teaches the search a phrase, shows how it reads, and takes it out again', async () => {
  const before = (await ops('lexicon', 'read', 'Jugaadu pune')).answer;
  expect(before).toEqual([
    { kind: 'WORD', part: 'jugaadu', value: 'jugaadu' },
    { kind: 'CITY', part: 'pune', value: 'pune' },
  ]);
  const added = await ops('lexicon', 'add', 'Jugaadu', 'sub_profile', 'technician/plumber');
  expect(added.answer).toEqual({ phrase: 'jugaadu', kind: 'SUB_PROFILE', value: 'technician/plumber' });
  expect((await ops('lexicon', 'read', 'Jugaadu')).answer).toEqual([
    { kind: 'WORK', part: 'jugaadu', value: 'technician/plumber' },
  ]);
  expect((await ops('lexicon', 'list', '--own')).answer).toMatchObject([
    { phrase: 'jugaadu', source: 'operator' },
  ]);
  expect((await ops('lexicon', 'remove', 'jugaadu')).answer).toEqual([
    { kind: 'SUB_PROFILE', value: 'technician/plumber' },
  ]);
  expect((await ops('lexicon', 'read', 'jugaadu')).answer).toMatchObject([{ kind: 'WORD' }]);
});

it.each([
  [['lexicon', 'add', 'x', 'sub_profile', 'technician/nobody'], 'there is no sub_profile'],
  [['lexicon', 'add', 'x', 'job_type', 'SOMETIMES'], 'there is no job_type'],
  [['lexicon', 'add', 'x', 'colour', 'red'], 'say one of'],
  [['lexicon', 'add', '!!', 'city', 'pune'], 'say the phrase'],
])('refuses %j', async (words, message) => {
  const { code, text } = await ops(...words);
  expect(code).not.toBe(0);
  expect(text).toContain(message);
});
