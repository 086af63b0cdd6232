import { expect, it } from 'vitest';
import type { LookUp } from './i18n.ts';
import { translations } from './translations.ts';

it('says each phrase in the language asked for, in the plural form of its count', async () => {
  const jobs = await translations('jobs');
  expect([
    jobs.en('count', { count: 1 }),
    jobs.mr('count', { count: 1 }),
    jobs.mr('count', { count: 2 }),
  ]).toEqual(['1 job', '1 काम', '2 कामं']);
});

it('throws on a key without a text and on a placeholder without a value: no reader sees either', async () => {
  const jobs = await translations('jobs');
  const say = jobs.hi as unknown as LookUp;
  expect(() => say('no.such.key')).toThrow('No text for jobs: no.such.key');
  expect(() => say('companyPage')).toThrow('No value for the placeholder company');
});
