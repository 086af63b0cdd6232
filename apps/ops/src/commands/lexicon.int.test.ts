import type { Container } from '@nukkad/core/container.ts';
import { filterJobs } from '@nukkad/core/search/filter-jobs.ts';
import { searchLanguage } from '@nukkad/job-search';
import { beforeAll, describe, expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
let container: Container;

beforeAll(() => {
  container = test.container;
});

const ops = (...words: string[]) => test.ops(...words);

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

describe('what people search for in vain', () => {
  const searchOver = (network: string, text: string) =>
    filterJobs(container, null, { text, sortBy: 'NEWEST', page: 1, size: 10 }, network);

  /** Sends a search from three networks, because words that were searched from fewer networks are not listed. */
  async function search(text: string) {
    await searchOver('203.0.113.1', text);
    await searchOver('203.0.113.2', text);
    return searchOver('203.0.113.3', text);
  }

  it('is listed, and gone from the list once a phrase has been added', async () => {
    for (const text of ['jhingalala pune', 'Jhingalala', 'jhingalalaa nashik']) await search(text);
    await search('plumber pune');
    await searchOver('203.0.113.1', 'bhujangasana pune');
    await container.missingWords.flush();
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    const jhingalala = {
      phrase: 'jhingalala',
      count: 6,
      why: 'not known',
      cities: 'pune',
      first: day,
      last: day,
    };
    const plumber = { phrase: 'plumber', count: 3, why: 'no job', cities: 'pune' };
    const { answer } = await ops('lexicon', 'missing');
    expect(answer).toMatchObject([jhingalala, { phrase: 'jhingalalaa' }, plumber]);
    expect(answer[2].nearest).toBe('Plumber (sub_profile technician/plumber)');
    expect((await ops('lexicon', 'missing', '--city', 'nashik')).answer).toMatchObject([
      { phrase: 'jhingalalaa' },
    ]);
    expect((await ops('lexicon', 'missing', '--limit', '1')).answer).toHaveLength(1);
    expect((await ops('lexicon', 'missing', '--since', '2999-01-01')).answer).toEqual([]);

    await ops('lexicon', 'add', 'jhingalala', 'sub_profile', 'technician/plumber');
    expect((await ops('lexicon', 'missing')).answer).toMatchObject([plumber]);
    await searchLanguage.refresh(container.database);
    const { understood } = await search('jhingalala pune');
    expect(understood[0]).toMatchObject({ kind: 'JOB_PROFILE', value: 'technician/plumber' });
    await container.missingWords.flush();
    expect((await ops('lexicon', 'missing')).answer.map(({ why }: { why: string }) => why)).toEqual([
      'no job',
      'no job',
    ]);
  });

  it.each([
    [['--city', 'atlantis'], 'there is no city'],
    [['--since', 'yesterday'], 'a day'],
    [['--since', '2026-02-30'], 'a day'],
    [['--limit', '0'], 'a number from 1 to 200'],
    [['--limit', '201'], 'a number from 1 to 200'],
    [['--limit', 'all'], 'a number from 1 to 200'],
  ])('is not listed by %j', async (options, message) => {
    const { code, text } = await ops('lexicon', 'missing', ...options);
    expect([code, text]).toEqual([2, expect.stringContaining(message)]);
  });
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
