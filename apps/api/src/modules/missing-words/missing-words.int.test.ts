import type { JobFilterInput } from '@nukkad/contract';
import { purge } from '@nukkad/core/background/purge.ts';
import { listMissingWords } from '@nukkad/core/missing-words/list-missing-words.ts';
import { MissingWordCounter } from '@nukkad/core/missing-words/missing-word-counter.ts';
import { deleteRarest } from '@nukkad/core/missing-words/missing-words.queries.ts';
import { searchLanguage } from '@nukkad/job-search';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NETWORKS, searchInNetworks, storedMissingWords } from '../../../test/missing-words.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  const { cityId } = await buildJob(test.database, { title: 'Zardosi karigar', skills: [] });
  const { slug } = await test.database.prisma.city.findUniqueOrThrow({ where: { id: cityId } });
  expect(slug).toBe('pune');
  await searchLanguage.refresh(test.app.container.database);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.container.missingWords.flush();
  await test.database.prisma.missingWord.deleteMany();
  await test.database.query('DELETE FROM missing_word_network');
});

/** Searches for a text from each of these networks, three by default. */
const search = (text: string, change: Partial<JobFilterInput> = {}, networks = NETWORKS) =>
  searchInNetworks(test, networks, { text, ...change });
const counted = () => storedMissingWords(test);

describe('a phrase that the search does not find', () => {
  it('is counted by phrase and city, and adjacent words count as one phrase', async () => {
    for (const text of ['Jhingalala wala Pune', 'jhingalala  WALA!', 'झिंगालाला वाला pune'])
      await search(text);
    await search('delivery jhingalala', { city: 'Pune' });
    expect(await counted()).toEqual([
      ['delivery', 'pune', true, 3],
      ['jhingalala', '', false, 3],
      ['jhingalala', 'pune', false, 6],
      ['झिंगालाला', 'pune', false, 3],
    ]);
  });

  it('is not counted if the search understands it or a job contains it', async () => {
    for (const text of ['cook', 'zardosi karigar pune', 'delivery pune 15k', 'hospital me kaam', ''])
      await search(text);
    const phrases = (await counted()).filter(([, , isUnderstood]) => isUnderstood === false);
    expect(phrases).toEqual([]);
  });

  it('is also a known work without jobs, unless a filter may be the reason', async () => {
    await search('astrologer pune');
    await search('plumber pune');
    await search('plumber pune 90k');
    await search('plumber pune', { jobType: 'PART_TIME' });
    expect(await counted()).toEqual([
      ['astrologer', 'pune', true, 3],
      ['plumber', 'pune', true, 3],
    ]);
  });

  it('is counted only for the first page of a list', async () => {
    await search('jhingalala', { page: 2 });
    expect(await counted()).toEqual([]);
  });

  it.each([
    'jhingalala 9822012345',
    'jhingalala ९८२२०१२३४५',
    'jhingalala 98220-12345',
    'jhingalala@mail.example',
    'jhingalala at gmail',
    'www.jhingalala.example',
    'jhingalala.com',
    'jhingalala2',
    'jhingalala qwopasd zxwvuts mnvcxz lkjhgf',
    'x'.repeat(41),
    'xq',
  ])('is not counted if it may be personal: %s', async (text) => {
    await search(text);
    expect(await counted()).toEqual([]);
  });

  it('is stored at the exact limits', async () => {
    for (const text of ['xqz', 'b.com jhingalala 982201']) await search(text);
    const longest = 'x'.repeat(40);
    await search(longest);
    // Four unknown words are not too many.
    await search('bzzzta bzzztb cook bzzztc bzzztd');
    expect((await counted()).map(([phrase]) => phrase)).toEqual(
      expect.arrayContaining(['jhingalala', 'xqz', longest, 'bzzzta bzzztb', 'bzzztc bzzztd']),
    );
  });

  it('is stored without any personal data, and with days instead of times', async () => {
    const columns = await test.database.query<{ name: string; type: string }>(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
        WHERE table_name = 'missing_word' ORDER BY ordinal_position`,
    );
    expect(columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'phrase text',
      'city text',
      'is_understood boolean',
      'count integer',
      'first_seen date',
      'last_seen date',
      'is_shared boolean',
    ]);
  });
});

describe('the counter', () => {
  /** Counts a phrase from three networks, so that it is stored. */
  const note = (counter: MissingWordCounter, phrase: string) => {
    for (const network of NETWORKS) counter.note([{ phrase, isUnderstood: false }], '', network);
  };

  it('writes in batches, so that no search waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const transaction = vi.fn(async () => {});
    const counter = new MissingWordCounter({ ...test.container, database: { transaction } as never });
    for (let at = 0; at < 50; at += 1) note(counter, 'pandal');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(transaction).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(transaction).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(transaction).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('keeps the counts of a failed batch for the next one', async () => {
    const { database } = test.container;
    const transaction = vi.fn(database.transaction.bind(database));
    const counter = new MissingWordCounter({ ...test.container, database: { transaction } as never });
    transaction.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    note(counter, 'pandal');
    for (const _try of [1, 2]) await expect(counter.flush()).rejects.toThrow('away');
    await counter.flush();
    expect(await counted()).toEqual([['pandal', '', false, 3]]);
    note(counter, 'pandal');
    note(counter, 'pandal');
    await counter.flush();
    expect(await counted()).toEqual([['pandal', '', false, 9]]);
  });

  it('holds at most a thousand phrases in memory', async () => {
    const counter = new MissingWordCounter(test.container);
    const letters = (at: number) =>
      [...String(at).padStart(4, '0')].map((digit) => 'abcdefghij'[Number(digit)]);
    for (let at = 0; at < 1001; at += 1) note(counter, `pandal ${letters(at).join('')}`);
    await counter.flush();
    expect(await test.database.prisma.missingWord.count()).toBe(1000);
  });

  it('adds the counts of several processes', async () => {
    const counters = Array.from({ length: 4 }, () => new MissingWordCounter(test.container));
    for (const [at, counter] of counters.entries())
      for (const phrase of at % 2 === 0 ? ['aaa', 'bbb', 'ccc'] : ['ccc', 'bbb', 'aaa'])
        note(counter, phrase);
    await Promise.all(counters.map((counter) => counter.flush()));
    expect((await counted()).map(([, , , count]) => count)).toEqual([12, 12, 12]);
  });
});

describe('the table', () => {
  const row = (phrase: string, count: number, daysAgo: number) => {
    const day = new Date(test.clock.now().getTime() - daysAgo * 86_400_000);
    const data = { phrase, isUnderstood: false, count, firstSeen: day, lastSeen: day, isShared: true };
    return test.database.prisma.missingWord.create({ data });
  };

  it('deletes the rarest phrases above its limit, and of those the ones not typed for longest', async () => {
    for (const [phrase, count, days] of [
      ['often', 9, 90],
      ['twice', 2, 9],
      ['once lately', 1, 0],
      ['once', 1, 9],
    ] as const)
      await row(phrase, count, days);
    await test.database.query(deleteRarest(3));
    expect((await counted()).map(([phrase]) => phrase)).toEqual(['often', 'once lately', 'twice']);
    await test.database.query(deleteRarest(3));
    expect(await counted()).toHaveLength(3);
  });

  it('is listed with the phrase typed last first among equally frequent ones, then by the alphabet', async () => {
    for (const [phrase, count, days] of [
      ['aaa', 2, 9],
      ['bbb', 2, 3],
      ['ddd', 2, 1],
      ['ccc', 2, 1],
      ['zzz', 5, 90],
      ['eee', 1, 0],
    ] as const)
      await row(phrase, count, days);
    await test.database.prisma.missingWord.updateMany({ data: { isUnderstood: true } });
    const listed = await listMissingWords(test.container, { limit: 10 });
    expect(listed.map(({ phrase }) => phrase)).toEqual(['zzz', 'ccc', 'ddd', 'bbb', 'aaa', 'eee']);
    const page = await listMissingWords(test.container, { limit: 2 });
    expect(page.map(({ phrase }) => phrase)).toEqual(['zzz', 'ccc']);
  });

  it('deletes phrases after half a year', async () => {
    for (const [phrase, count, days] of [
      ['lately', 2, 179],
      ['long ago', 2, 181],
    ] as const)
      await row(phrase, count, days);
    await purge(test.container);
    expect((await counted()).map(([phrase]) => phrase)).toEqual(['lately']);
  });

  it('is listed by count, in all cities or one, since a day, up to a limit', async () => {
    await search('jhingalala pune');
    await search('jhingalala nashik');
    await search('jhingalala');
    await test.container.missingWords.flush();
    test.clock.advanceDays(3);
    await search('bhujangasana nashik');
    await test.container.missingWords.flush();
    const list = async (input: Partial<Parameters<typeof listMissingWords>[1]> = {}) =>
      (await listMissingWords(test.container, { limit: 10, ...input })).map(({ phrase, count, cities }) => [
        phrase,
        count,
        ...cities,
      ]);
    expect(await list()).toEqual([
      ['jhingalala', 9, 'nashik', 'pune'],
      ['bhujangasana', 3, 'nashik'],
    ]);
    expect(await list({ limit: 1 })).toHaveLength(1);
    expect(await list({ city: 'nashik' })).toEqual([
      ['bhujangasana', 3, 'nashik'],
      ['jhingalala', 3, 'nashik'],
    ]);
    const today = test.clock.now().toISOString().slice(0, 10);
    expect(await list({ since: today })).toEqual([['bhujangasana', 3, 'nashik']]);
  });
});
