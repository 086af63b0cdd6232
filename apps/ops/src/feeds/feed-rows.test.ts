import { describe, expect, it } from 'vitest';
import type { FeedPosting } from './feed-posting.ts';
import { companyRecord, type FeedContext, jobRecord, placeNames } from './feed-rows.ts';

const PUNE = { asked: 'pune', city: 'Pune', locality: null, latitude: 18.52, longitude: 73.86 };
const KOTHRUD = { ...PUNE, asked: 'kothrud', locality: 'Kothrud', latitude: 18.5, longitude: 73.8 };
const context: FeedContext = {
  feed: { name: 'daily', phone: '+919812345999', email: 'hr@feed.example' },
  places: new Map<string, typeof PUNE | typeof KOTHRUD>([
    ['pune', PUNE],
    ['kothrud', KOTHRUD],
  ]),
  workOf: () => ({ profile: 'cook', subProfile: null }),
};
const POSTING: FeedPosting = {
  ref: 'a',
  title: 'Cook',
  company: 'Kitchen',
  description: 'Cooks',
  city: 'Pune',
};

const job = (change: Partial<FeedPosting> = {}) => jobRecord({ ...POSTING, ...change }, 1, context).cells;
const company = (change: Partial<FeedPosting> = {}) =>
  companyRecord({ ...POSTING, ...change }, 1, context)?.cells;

describe('the position of a posting', () => {
  const CENTRE = [PUNE.latitude, PUNE.longitude];

  it.each([
    [6.01, 77, [6.01, 77]],
    [6, 77, CENTRE],
    [37.99, 77, [37.99, 77]],
    [38, 77, CENTRE],
    [20, 68.01, [20, 68.01]],
    [20, 68, CENTRE],
    [20, 97.99, [20, 97.99]],
    [20, 98, CENTRE],
    [-20, -73, CENTRE],
    [73.8, 18.5, CENTRE],
    [undefined, 73, CENTRE],
    [20, undefined, CENTRE],
  ])('%s, %s is taken if it is in India, else that of its place', (latitude, longitude, [lat, lon]) => {
    for (const cells of [job({ latitude, longitude }), company({ latitude, longitude })])
      expect([cells?.latitude, cells?.longitude]).toEqual([lat, lon]);
  });
});

describe('a posting', () => {
  it('has the first place that is known: its area, its city, or a part of the words for its city', () => {
    expect(placeNames({ ...POSTING, locality: ' Kothrud ', city: 'Pune, Maharashtra' })).toEqual([
      'kothrud',
      'pune, maharashtra',
      'pune',
      'maharashtra',
    ]);
    expect(job({ locality: 'Kothrud' })).toMatchObject({ city: 'Pune', locality: 'Kothrud' });
    expect(job({ locality: 'Atlantis', city: 'Pune, Maharashtra' })).toMatchObject({
      city: 'Pune',
      locality: null,
      address: 'Pune',
    });
    expect(job({ locality: 'Kothrud' }).address).toBe('Kothrud, Pune');
    expect(job({ address: ' 4 Main Road ' }).address).toBe('4 Main Road');
    expect(company({ locality: 'Kothrud' })?.address).toBe('Pune');
  });

  it.each([
    [undefined, 1],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [10_000, 10_000],
    [10_001, 10_000],
  ])('with %s openings has %i', (openings, stored) => expect(job({ openings }).openings).toBe(stored));

  it.each([
    [undefined, 'FULL_TIME'],
    ['FULL_TIME', 'FULL_TIME'],
    ['Part-time', 'PART_TIME'],
    ['INTERN', 'INTERNSHIP'],
    ['Trainee, part time', 'INTERNSHIP'],
    ['apprentice', 'INTERNSHIP'],
  ])('of the employment type %s is %s', (employmentType, jobType) =>
    expect(job({ employmentType }).jobType).toBe(jobType),
  );

  it('is shortened to what a row may hold, and read as Hindi if most of its title is', () => {
    expect(job({ title: `${'x'.repeat(150)}y` }).title).toBe('x'.repeat(150));
    expect(job({ skills: Array.from({ length: 41 }, (_, at) => `skill ${at}`) }).skills).toHaveLength(40);
    expect(job({ skills: [' Cooking ', ' ', 'x'.repeat(61)] }).skills).toEqual(['Cooking', 'x'.repeat(60)]);
    expect([job().language, job({ title: 'रसोइया' }).language, job({ title: 'Cook रसो' }).language]).toEqual([
      'en',
      'hi',
      'en',
    ]);
    expect(job({ description: '' }).requirements).toBe('Cook');
  });

  it('without a number, place or work has a problem, and its company is refused only without name or place', () => {
    const problem = (change: Partial<FeedPosting>, workOf = context.workOf) =>
      jobRecord({ ...POSTING, ...change }, 7, { ...context, workOf });
    expect(problem({ ref: '' })).toMatchObject({ line: 7, problem: 'has no number or address of its own' });
    expect(problem({ city: 'Atlantis' }).problem).toBe('"Atlantis" is no city or locality that we know');
    expect(problem({}, () => null).problem).toBe('"Cook" names no kind of work that we know');
    expect(problem({}).problem).toBeUndefined();
    expect([company({ company: '' }), company({ city: 'Atlantis' })]).toEqual([undefined, undefined]);
    expect(company()).toMatchObject({ phone: '+919812345999', email: 'hr@feed.example', name: 'Kitchen' });
  });

  it('has the company of the same name, however that is written', () => {
    const refs = ['Kitchen  One', 'KITCHEN one'].map((name) => job({ company: name }).company);
    expect(new Set(refs).size).toBe(1);
    expect(company({ company: 'kitchen one' })?.ref).toBe(refs[0]);
    expect(job({ company: 'Kitchen Two' }).company).not.toBe(refs[0]);
  });
});
