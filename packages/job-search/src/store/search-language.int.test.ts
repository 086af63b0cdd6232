import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildJob, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchLanguage } from './search-language.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const ADD = `INSERT INTO search_lexicon (phrase, kind, value, source)
  VALUES ('pandalwala', 'SUB_PROFILE', 'marketing/event-marketing', 'operator')`;

it('rebuilds only what has changed', async () => {
  const { database } = test;
  const first = await searchLanguage.refresh(database);
  const same = await searchLanguage.refresh(database);
  expect(same.meanings.lexicon.bySpelling).toBe(first.meanings.lexicon.bySpelling);
  expect(same.vocabulary).toBe(first.vocabulary);

  await buildJob(database, { title: 'Zitherist' });
  const withJob = await searchLanguage.refresh(database);
  expect(withJob.meanings.lexicon.bySpelling).toBe(first.meanings.lexicon.bySpelling);
  expect(withJob.meanings.lexicon.jobWords).toContain('zitherist');
  expect(withJob.vocabulary.bySpelling.has('zitherist')).toBe(true);

  await database.query(ADD);
  const taught = await searchLanguage.refresh(database);
  expect(taught.meanings.lexicon.bySpelling.has('pandalwala')).toBe(true);
  expect(taught.vocabulary).toBe(withJob.vocabulary);
});

it('ignores words of more than 64 letters that a database of an older version has', async () => {
  const { database } = test;
  const before = await searchLanguage.refresh(database);
  await database.query('ALTER TABLE search_word DROP CONSTRAINT search_word_length_check');
  await database.query(
    "INSERT INTO search_word (word) VALUES (repeat('a', 100000)), (repeat('b', 65)), (repeat('c', 64))",
  );
  const after = await searchLanguage.refresh(database);
  const isNew = (word: string) => !before.meanings.lexicon.jobWords.has(word);
  expect([...after.meanings.lexicon.jobWords].filter(isNew)).toEqual(['c'.repeat(64)]);
  expect(after.vocabulary.bySpelling.size).toBe(before.vocabulary.bySpelling.size + 1);
});

it('lets the event loop run while it is built', async () => {
  const { database } = test;
  /** Returns the longest turn of the event loop as a share of the CPU time of the whole build. */
  const longestTurn = async (): Promise<number> => {
    let longest = 0;
    const start = process.cpuUsage();
    let before = start;
    let isDone = false;
    const usedSince = (earlier: NodeJS.CpuUsage): number => {
      const { user, system } = process.cpuUsage(earlier);
      return user + system;
    };
    const watch = () => {
      longest = Math.max(longest, usedSince(before));
      before = process.cpuUsage();
      if (!isDone) setImmediate(watch);
    };
    setImmediate(watch);
    await searchLanguage.refresh(database);
    await nextTurn();
    isDone = true;
    return longest / usedSince(start);
  };
  const turns: number[] = [];
  for (const _ of [1, 2, 3]) {
    await database.query('DELETE FROM search_lexicon WHERE ctid = (SELECT min(ctid) FROM search_lexicon)');
    turns.push(await longestTurn());
  }
  // A build in a single turn has a share of about 1. The best of three runs counts, because garbage collection and
  // compilation in other threads use CPU time too.
  expect(Math.min(...turns)).toBeLessThan(0.5);
});

it('understands no phrase of a retired city, profile or sub-profile, and none that is retired itself', async () => {
  const { database } = test;
  const phrases = [
    ['zubrowkaa', 'CITY', 'pune'],
    ['quimbleet', 'PROFILE', 'cook'],
    ['vexolard', 'SUB_PROFILE', 'marketing/event-marketing'],
    ['grithomp', 'SUB_PROFILE', 'technician/welder'],
    ['plorniff', 'PROFILE', 'delivery'],
  ] as const;
  for (const phrase of phrases)
    await database.query(
      "INSERT INTO search_lexicon (phrase, kind, value, source) VALUES ($1, $2, $3, 'operator')",
      [...phrase],
    );
  const understood = async () => {
    const { meanings } = await searchLanguage.refresh(database);
    return phrases.map(([phrase]) => phrase).filter((phrase) => meanings.lexicon.bySpelling.has(phrase));
  };
  expect(await understood()).toHaveLength(phrases.length);
  await database.query("UPDATE city SET is_retired = true WHERE slug = 'pune'");
  await database.query("UPDATE job_profile SET is_retired = true WHERE key IN ('cook', 'marketing')");
  await database.query("UPDATE job_sub_profile SET is_retired = true WHERE key = 'welder'");
  await database.query("UPDATE search_lexicon SET is_retired = true WHERE phrase = 'plorniff'");
  expect(await understood()).toEqual([]);
});
