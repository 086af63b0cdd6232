import { jobExamples } from '@nukkad/contract/jobs/job.examples.ts';
import { expect, it } from 'vitest';
import type { WebConfig } from '../config.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import { jobTexts, PreviewSource, readPreviewAddress } from './preview-texts.ts';

const { job } = jobExamples.jobByShareId.output;
const COOK = { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' };

it.each([
  ['en', 'Cook', '₹15,000–20,000 a month', 'Kothrud, Pune'],
  ['hi', 'रसोइया', '₹15,000–20,000 महीना', 'कोथरूड, पुणे'],
  ['mr', 'स्वयंपाकी', '₹15,000–20,000 महिना', 'कोथरूड, पुणे'],
] as const)('a picture in %s shows occupation, pay and place in that language', (language, ...said) => {
  const { kind, title, company, pay, place } = jobTexts(job, COOK, language);
  expect([kind, pay, place]).toEqual(said);
  expect([title, company]).toEqual(['Cook for a mess', 'Annapurna Kitchens']);
});

it('shows that the pay is unknown, and repeats nothing', () => {
  const bare = { ...job, pay: { min: null, max: null }, locality: null, localityNames: undefined };
  expect(jobTexts(bare, undefined, 'mr')).toMatchObject({
    kind: null,
    pay: 'पगार सांगितलेला नाही',
    place: 'पुणे',
  });
  expect(jobTexts({ ...job, title: 'cook' }, COOK, 'en')).toMatchObject({ kind: null, title: 'cook' });
});

it('shows the occupation, else the company, if the title cannot be drawn', () => {
  const tamil = { ...job, title: 'சமையல்காரர்' };
  expect(jobTexts(tamil, COOK, 'hi')).toMatchObject({ kind: null, title: 'रसोइया' });
  expect(jobTexts(tamil, undefined, 'hi')).toMatchObject({ kind: null, title: 'Annapurna Kitchens' });
});

it.each([
  ['hi/jobs.png', { language: 'hi', shareId: null }],
  ['mr/jobs/aZ09bY.png', { language: 'mr', shareId: 'aZ09bY' }],
  ['hi/cities/navi-mumbai.png', { language: 'hi', shareId: null, cityKey: 'navi-mumbai' }],
  ['hi/cities/.png', null],
  ['hi/cities/../x.png', null],
  ['mr/jobs/aZ09b.png', null],
  ['mr/jobs/aZ09bYx.png', null],
  ['mr/jobs/.png', null],
  ['de/jobs.png', null],
  ['jobs.png', null],
])('the address %s is %o', (path, address) => {
  expect(readPreviewAddress(path)).toEqual(address);
});

it.each([
  ['en', 'Jobs in Pune'],
  ['hi', 'पुणे में काम'],
  ['mr', 'पुणे इथली कामं'],
] as const)('a picture of a city shows its name in %s', async (language, title) => {
  const cities = new Map([['pune', { en: 'Pune', hi: 'पुणे', mr: 'पुणे' }]]);
  const lists = { cities: Promise.resolve(cities) } as unknown as ReferenceLists;
  const source = new PreviewSource({ site: { brand: 'Nukkad Jobs' } } as WebConfig, lists);
  expect(await source.ofCity('pune', language)).toMatchObject({ title, pay: null, brand: 'Nukkad Jobs' });
  expect(await source.ofCity('atlantis', language)).toBeNull();
});
