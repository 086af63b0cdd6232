import type { JobFilterInput, JobFilterOutput } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterJobs } from './filter-jobs.ts';

/** City, title, profile, sub-profile, and other fields of each job. */
type StoredJob = readonly [city: string, title: string, profile: string, part: string, change?: object];

const JOBS: readonly StoredJob[] = [
  ['pune', 'Car Driver', 'delivery', 'driver-light'],
  ['pune', 'Truck Driver', 'delivery', 'driver-heavy'],
  ['pune', 'Office Boy', 'receptionist', 'office-boy'],
  ['pune', 'Real Estate Sales', 'sales', 'real-estate-sales'],
  ['pune', 'Front Office', 'receptionist', 'front-office-executive'],
  ['pune', 'Front Office, Two Years', 'receptionist', 'front-office-executive', { experienceMinYears: 2 }],
  ['pune', 'Office Admin', 'human-resources', 'admin-executive'],
  ['pune', 'Office Admin, Two Years', 'human-resources', 'admin-executive', { experienceMinYears: 2 }],
  ['nagpur', 'Helper', 'delivery', 'loader-helper'],
  ['nagpur', 'Helper, Tenth Passed', 'delivery', 'loader-helper', { qualification: 'SSC' }],
  ['pune', 'Overseas Counsellor', 'counselor', 'visa-counselor', { skills: ['English Speaking'] }],
  ['mumbai', 'Admission Counsellor', 'counselor', 'admission-counselor'],
  ['pune', 'Shop Helper, Saturdays', 'sales', 'counter-sales', { jobType: 'PART_TIME', shift: 'WEEKEND' }],
  ['pune', 'Shop Helper, Mornings', 'sales', 'counter-sales', { jobType: 'PART_TIME', shift: 'MORNING' }],
  ['pune', 'Telephone Operator', 'receptionist', 'telephone-operator'],
  ['pune', 'Hub In Charge', 'delivery', 'delivery-hub-lead'],
  ['pune', 'Tuitions, Evenings', 'teacher', 'home-tutor', { jobType: 'PART_TIME', shift: 'EVENING' }],
  ['pune', 'Sewing at Home', 'tailor', 'sewing-machine-operator', { workPlace: 'HOME' }],
  ['pune', 'Call Center, Days', 'receptionist', 'customer-support', { shift: 'DAY' }],
  ['pune', 'Call Center, Nights', 'receptionist', 'customer-support', { shift: 'NIGHT' }],
  ['lucknow', 'Peon', 'receptionist', 'office-boy'],
  ['lucknow', 'AC Mechanic', 'technician', 'ac-technician'],
  ['lucknow', 'Laboratory Assistant', 'technician', 'lab-medical-technician'],
  ['pune', 'Skill Trainer for Electricians', 'trainer', 'vocational-trainer'],
  ['pune', 'Blouses', 'tailor', 'ladies-tailor'],
  ['thane', 'Guard', 'safety-management', 'security-guard'],
  ['mumbai', 'Guard at Santacruz', 'safety-management', 'security-guard'],
  ['pune', 'Ledger Keeper', 'accountant', 'junior-accountant'],
  ['pune', 'Chief of Ledgers', 'accountant', 'senior-accountant'],
  ['pune', 'Tally, Junior', 'accountant', 'junior-accountant', { skills: ['Tally'] }],
  ['pune', 'Tally, Senior', 'accountant', 'senior-accountant', { skills: ['Tally'] }],
  ['pune', 'Senior Ledgers', 'accountant', 'junior-accountant'],
  ['pune', 'Maths at Home', 'teacher', 'home-tutor'],
  ['pune', 'Nursery Class', 'teacher', 'preschool-teacher'],
  ['pune', 'Stitching Trainer', 'trainer', 'vocational-trainer', { skills: ['Tailoring'] }],
  ['satara', 'Carpenter', 'technician', 'carpenter'],
  ['jaipur', 'Halwai / Sweet Maker', 'cook', 'baker-confectioner'],
  ['satara', 'मिठाई बनाने वाले', 'cook', 'baker-confectioner'],
  ['surat', 'Indian Cook', 'cook', 'indian-chef'],
];

let test: TestDatabase;
let stored: ReadonlyMap<string, StoredJob>;

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  const built: [string, StoredJob][] = [];
  for (const job of JOBS) {
    const [slug, title, profileKey, subProfileKey, change] = job;
    const { id: cityId, latitude, longitude } = await findCity(database, slug);
    const { id: companyId } = await buildCompany(database, { cityId, name: 'Ordinary Works' });
    const kind = { title, profileKey, subProfileKey, skills: [], qualification: null };
    const place = { cityId, latitude, longitude, companyId };
    const { id } = await buildJob(database, { ...kind, ...place, requirements: '<p>Come.</p>', ...change });
    built.push([id, job]);
  }
  stored = new Map(built);
  await searchLanguage.refresh(database);
}, 120_000);

afterAll(() => test.drop());

const ask = (text: string, change: Partial<JobFilterInput> = {}): Promise<JobFilterOutput> =>
  filterJobs({ database: test.database }, null, { text, sortBy: 'NEWEST', page: 1, size: 40, ...change });
const titlesOf = (jobs: JobFilterOutput['jobs']): string[] => jobs.map(({ id }) => stored.get(id)?.[1] ?? id);
const among = (jobs: JobFilterOutput['jobs'], titles: readonly string[]): string[] =>
  titlesOf(jobs).filter((title) => titles.includes(title));

describe('texts as people type them', () => {
  it.each([
    ['driver but not truck', 'Car Driver', ['Truck Driver']],
    ['बिना अनुभव वाला ऑफिस का काम', 'Office Admin', ['Office Admin, Two Years']],
    ['दहावी नापास नागपूर', 'Helper', ['Helper, Tenth Passed']],
    ['part time job for college student pune weekend', 'Shop Helper, Saturdays', ['Admission Counsellor']],
    ['मला संध्याकाळी ५ नंतर काम हवंय', 'Tuitions, Evenings', ['Call Center, Nights']],
    ['बायकांसाठी घरून काम', 'Sewing at Home', ['Car Driver']],
    ['call center night shift hindi', 'Call Center, Nights', ['Guard', 'Car Driver']],
    ['स्टेशनजवळ काम ठाणे', 'Guard', []],
    ['accountent tally jr pune', 'Tally, Junior', ['Tally, Senior']],
    ['junior accountant pune', 'Tally, Junior', ['Tally, Senior', 'Senior Ledgers']],
    ['jr accountant pune', 'Tally, Junior', ['Tally, Senior', 'Senior Ledgers']],
    ['शिवणकाम शिकवणारी शिक्षिका', 'Stitching Trainer', ['Maths at Home']],
  ] as const)('%s: %s first, and never %j', async (text, first, never) => {
    const { jobs, nearby } = await ask(text);
    expect(titlesOf(jobs)[0]).toBe(first);
    expect(among([...jobs, ...nearby], never)).toEqual([]);
  });

  it.each([
    ['sutar kaam satara', 'Carpenter'],
    ['सुतारकाम सातारा', 'Carpenter'],
    ['cook veg only no nonveg surat', 'Indian Cook'],
    ['hindi call center pune', 'Call Center, Nights'],
    ['इंग्लिश नहीं आती फिर भी कॉल सेंटर पुणे', 'Call Center, Nights'],
  ])('%s: %s is of the named occupation itself', async (text, title) => {
    const { jobs, steps = [{ step: 'NAMED_WORK', from: 0 }], missingWork } = await ask(text);
    const at = titlesOf(jobs).indexOf(title);
    const { step, words } = steps.findLast(({ from }) => from <= at) ?? {};
    // A language is an optional word, so that its heading may say that the job does not mention it.
    expect([words === 'hindi' ? 'NAMED_WORK' : step, missingWork]).toEqual(['NAMED_WORK', undefined]);
  });

  it('a heading says only of words that no job shows that they are missing', async () => {
    const { steps = [] } = await ask('halwai mithai banane wala jaipur');
    expect(steps[0]).toMatchObject({ step: 'WITHOUT_WORDS', words: 'mithai banane wala' });
  });

  it.each(['jr accountant pune', 'ज्युनिअर अकाउंटंट पुणे'])(
    '%s: also finds junior accountants whose title does not say so, and leaves nothing out',
    async (text) => {
      const { jobs, steps = [] } = await ask(text);
      const found = titlesOf(jobs);
      expect(found).toContain('Ledger Keeper');
      expect(found).not.toContain('Chief of Ledgers');
      expect(steps.map(({ step }) => step)).not.toContain('WITHOUT_WORDS');
    },
  );

  it.each([
    ['not sales, office only', 'Front Office', ['Real Estate Sales', 'Shop Helper, Saturdays']],
    ['job without english', 'Car Driver', ['Overseas Counsellor']],
  ] as const)('%s: finds %s, and never %j', async (text, found, never) => {
    const { jobs, nearby } = await ask(text);
    expect(titlesOf(jobs)).toContain(found);
    expect(among([...jobs, ...nearby], never)).toEqual([]);
  });

  it.each([
    ['bachho ko sambhalne ka kaam pune', 'bachho ko sambhalne', ['Office Boy', 'Hub In Charge']],
    ['nanny', 'nanny', ['Office Boy', 'Peon']],
    ['aaya pune', 'aaya', ['Office Boy', 'Laboratory Assistant']],
    ['आया पुणे', 'आया', ['Office Boy', 'Laboratory Assistant']],
    ['बाळ सांभाळणे', 'बाळ सांभाळणे', ['Office Boy', 'Peon']],
    ['नर्स की नौकरी लखनऊ', 'नर्स', ['Peon', 'AC Mechanic']],
  ] as const)(
    '%s: says that %s is missing, and shows similar work but not %j',
    async (text, missing, never) => {
      const { jobs, nearby, steps = [], missingWork } = await ask(text);
      expect(missingWork).toBe(missing);
      // No step claims that the jobs contain the words.
      expect(steps.map(({ step }) => step)).toEqual(['NEAR_IN_MEANING']);
      expect(jobs.length).toBeGreaterThan(0);
      expect(among([...jobs, ...nearby], never)).toEqual([]);
    },
  );

  it.each([
    ['beautician parlour', 'parlour'],
    ['माली का काम', 'माली'],
    ['माळी पुणे', 'माळी'],
    ['caretaker', 'caretaker'],
  ])('%s: says that %s is missing, and shows no job if no work is similar', async (text, missing) => {
    const { jobs, nearby, missingWork } = await ask(text);
    expect(missingWork).toBe(missing);
    expect([...jobs, ...nearby]).toEqual([]);
  });
});
