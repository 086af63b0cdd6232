import { isGstin } from '@nukkad/domain/gstin.ts';
import { cities, jobProfiles, localities, minimumWages, skills } from '@nukkad/reference-data';
import { describe, expect, it } from 'vitest';
import { createGenerator } from './create-generator.ts';
import type { GeneratedCompany, GeneratedJob } from './types.ts';

const NOW = new Date('2026-11-21T06:30:00Z');
const COUNT = 24_000;
const options = { seed: 20_261_121, count: COUNT, now: NOW };
const generator = createGenerator(options);
const jobs: GeneratedJob[] = [...generator.jobs()];
const companies: GeneratedCompany[] = [...generator.companies()];

const cityBySlug = new Map(cities.map((city) => [city.slug, city]));
const localityKeys = new Set(localities.map((locality) => `${locality.citySlug}/${locality.slug}`));
const share = (isCounted: (job: GeneratedJob) => boolean): number => jobs.filter(isCounted).length / COUNT;

function kmBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const north = (a.latitude - b.latitude) * 110.9;
  const east = (a.longitude - b.longitude) * 110.9 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Words of the sentence about each kind of hours, in any language. */
const HOURS_WORDS: Readonly<Record<NonNullable<GeneratedJob['shift']>, RegExp>> = {
  DAY: /(?:10|9|9:30|11) am to|सुबह (?:9|10|11) से|सकाळी (?:९|१०|११) ते/,
  NIGHT: /(?:8 pm to 8 am|9 pm to 2 am)|रात (?:8|9) से|रात्री (?:८|९) ते/,
  ROTATING: /^Rotational|^बदलती|^फिरत्या/,
  MORNING: /[567] am to|सुबह [57] से|(?:सकाळी ७|पहाटे ५) ते/,
  EVENING: /[345] pm to|(?:शाम 5|दोपहर 3) से|(?:संध्याकाळी ५|दुपारी ३) ते/,
  WEEKEND: /^Saturday and Sunday|^सिर्फ शनिवार|^फक्त शनिवार/,
};

const hoursLine = ({ requirementsHtml }: GeneratedJob): string => {
  const lines = [...requirementsHtml.matchAll(/<li>([^<]*)<\/li>/g)].map(([, line = '']) => line);
  return lines.find((line) => HOURS_LINE.test(line)) ?? '';
};
const HOURS_LINE =
  /Timing|duty,|[Ss]hifts?,|Rotational|days working|Saturday and|hours a day|समय (?:सुबह|शाम|रात)|शिफ्ट,|शिफ्ट में|ड्यूटी,|दिन में 4|सिर्फ श|वेळ (?:सकाळी|संध्याकाळी|रात्री)|पाळी,|पाळीत|ड्युटी,|दिवसाला ४|फक्त श/;

describe('a run', () => {
  it('generates the requested number of rows, the same each time, in sequence or by index', () => {
    expect(jobs).toHaveLength(COUNT);
    expect(companies).toHaveLength(COUNT / 12);
    const again = createGenerator(options);
    for (const index of [0, 1, 17, 23_999]) {
      expect(again.jobAt(index)).toEqual(jobs[index]);
      expect(again.companyAt(index % 2000)).toEqual(companies[index % 2000]);
    }
  });

  it('changes with the seed', () => {
    const other = createGenerator({ ...options, seed: 2 });
    expect(other.jobAt(5)).not.toEqual(jobs[5]);
    expect(other.companyAt(5)).not.toEqual(companies[5]);
  });

  it('refuses an invalid count', () => {
    for (const count of [0, -1, 1.5, Number.NaN])
      expect(() => createGenerator({ ...options, count })).toThrow(RangeError);
  });

  it('never repeats an id', () => {
    expect(new Set(jobs.map((job) => job.id)).size).toBe(COUNT);
    expect(new Set(jobs.map((job) => job.shareId)).size).toBe(COUNT);
    expect(new Set(companies.map((company) => company.id)).size).toBe(companies.length);
    expect(new Set(companies.map((company) => company.shareId)).size).toBe(companies.length);
  });
});

describe('jobs', () => {
  it('name companies, profiles, cities, localities and skills that exist', () => {
    const subKeys = new Set(jobProfiles.flatMap((p) => p.subProfiles.map((sub) => `${p.key}/${sub.key}`)));
    const skillNames = new Set(skills.map((skill) => skill.nameEn));
    for (const job of jobs) {
      expect(companies[job.companyIndex]?.id).toBe(job.companyId);
      expect(subKeys.has(`${job.profileKey}/${job.subProfileKey}`)).toBe(true);
      expect(cityBySlug.has(job.citySlug)).toBe(true);
      if (job.localitySlug !== null)
        expect(localityKeys.has(`${job.citySlug}/${job.localitySlug}`)).toBe(true);
      expect(job.skills.length).toBeGreaterThan(0);
      expect(job.skills.filter((skill) => !skillNames.has(skill))).toEqual([]);
    }
    expect(new Set(jobs.map((job) => job.profileKey)).size).toBe(22);
    expect(new Set(jobs.map((job) => job.subProfileKey)).size).toBe(subKeys.size);
  });

  it('are in India and near their city, except for those with a wrong place', () => {
    for (const job of [...jobs, ...companies]) {
      expect(job.latitude).toBeGreaterThan(6.7);
      expect(job.latitude).toBeLessThan(37.1);
      expect(job.longitude).toBeGreaterThan(68.1);
      expect(job.longitude).toBeLessThan(97.4);
    }
    for (const job of jobs) {
      const city = cityBySlug.get(job.citySlug);
      if (city && job.flaw !== 'WRONG_PLACE') expect(kmBetween(job, city)).toBeLessThan(55);
    }
  });

  it('are distributed like the population', () => {
    expect(share((job) => job.citySlug === 'mumbai')).toBeGreaterThan(0.02);
    expect(share((job) => (cityBySlug.get(job.citySlug)?.population ?? 0) >= 1_000_000)).toBeGreaterThan(
      0.35,
    );
    expect(share((job) => (cityBySlug.get(job.citySlug)?.population ?? 0) < 100_000)).toBeGreaterThan(0.08);
    expect(new Set(jobs.map((job) => job.citySlug)).size).toBeGreaterThan(800);
  });

  it('have the intended shares of types, terms and flaws', () => {
    expect(share((job) => job.jobType === 'FULL_TIME')).toBeCloseTo(0.7, 1);
    expect(share((job) => job.jobType === 'PART_TIME')).toBeCloseTo(0.2, 1);
    expect(share((job) => job.jobType === 'INTERNSHIP')).toBeCloseTo(0.1, 1);
    expect(Math.abs(share((job) => job.status === 'ACTIVE') - 0.92)).toBeLessThan(0.01);
    expect(Math.abs(share((job) => job.titleLanguage !== 'en') - 0.12)).toBeLessThan(0.03);
    expect(Math.abs(share((job) => job.flaw !== null) - 0.015)).toBeLessThan(0.005);
    expect(share((job) => job.gender === 'ANY')).toBeGreaterThan(0.8);
  });

  it('name hours that agree with the type of the job and with its text', () => {
    const byHours = (hours: GeneratedJob['shift']) => jobs.filter(({ shift }) => shift === hours);
    for (const hours of ['DAY', 'NIGHT', 'ROTATING', 'MORNING', 'EVENING', 'WEEKEND', null] as const)
      expect(byHours(hours).length, `${hours}`).toBeGreaterThan(COUNT / 200);
    expect(byHours('ROTATING').filter(({ jobType }) => jobType !== 'FULL_TIME')).toEqual([]);
    expect(byHours('WEEKEND').filter(({ jobType }) => jobType !== 'PART_TIME')).toEqual([]);
    const timeOfDay = /\d ?(?:am|pm)|सुबह|शाम|सकाळी|संध्याकाळी|रात|shift|शिफ्ट|पाळी/i;
    for (const job of jobs) {
      if (job.shift === null) expect(hoursLine(job)).not.toMatch(timeOfDay);
      else expect(hoursLine(job), job.shift).toMatch(HOURS_WORDS[job.shift]);
      if (job.jobType === 'PART_TIME')
        expect(job.requirementsHtml).not.toMatch(/10 am to 7|9:30 am|9 to 6|10 से शाम 7|१० ते संध्याकाळी ७/);
    }
  });

  it('say that they can be done at home only if the field says so', () => {
    const home = /from home|घर से|घरून/;
    for (const job of jobs) {
      const isAtHome = job.workPlace === 'HOME' || job.workPlace === 'BOTH';
      expect(home.test(job.requirementsHtml), job.id).toBe(isAtHome);
    }
    const shareOf = (keys: readonly string[]) => {
      const own = jobs.filter(({ subProfileKey }) => keys.includes(subProfileKey));
      return own.filter(({ workPlace }) => workPlace === 'HOME' || workPlace === 'BOTH').length / own.length;
    };
    expect(shareOf(['data-entry', 'content-writer', 'translator'])).toBeGreaterThan(0.3);
    expect(shareOf(['home-tutor', 'software-engineer'])).toBeGreaterThan(0.15);
    expect(shareOf(['security-guard', 'welder', 'waiter-steward', 'driver-heavy'])).toBe(0);
  });

  it('have title and requirements in their language', () => {
    for (const job of jobs) {
      expect(/[\u0900-\u097f]/.test(job.title)).toBe(job.titleLanguage !== 'en');
      expect(job.requirementsHtml).toMatch(/^<p>[^<]+<\/p><ul>(<li>[^<]+<\/li>){4,}<\/ul>$/);
      if (job.titleLanguage !== 'en') expect(job.requirementsHtml).toMatch(/[\u0900-\u097f]/);
    }
    expect(new Set(jobs.map((job) => job.titleLanguage)).size).toBe(3);
  });

  it('have no title of one gender if they are open to all', () => {
    const ofWomen = /लड़कियाँ|वाली(?= |$)|(?<!मुले-)मुली|(?:^| )बाई|शिक्षिका|णारी|[^ ]कीण/;
    const titles = jobs.filter((job) => job.gender === 'ANY').map((job) => job.title);
    expect([...new Set(titles.filter((title) => ofWomen.test(title)))]).toEqual([]);
  });

  it('pay whole rupees, not below the legal minimum unless flawed', () => {
    const lowest = new Map(minimumWages.rows.map((row) => [row.state, row.unskilled]));
    for (const job of jobs) {
      if (job.salaryMin === null || job.salaryMax === null) continue;
      expect(Number.isInteger(job.salaryMin) && Number.isInteger(job.salaryMax)).toBe(true);
      expect(job.salaryMin).toBeLessThanOrEqual(job.salaryMax);
      const isFlawlessFullTime = job.jobType === 'FULL_TIME' && job.flaw === null;
      const state = cityBySlug.get(job.citySlug)?.state ?? '';
      if (isFlawlessFullTime) expect(job.salaryMin).toBeGreaterThanOrEqual(lowest.get(state) ?? Number.NaN);
    }
    expect(share((job) => job.salaryMin === null)).toBeGreaterThan(0.02);
    expect(share((job) => (job.salaryMax ?? 0) > 100_000)).toBeGreaterThan(0.001);
  });

  it('require plausible experience and were posted in the last 45 days, some at the same time', () => {
    const earliest = NOW.getTime() - 45 * 86_400_000;
    for (const job of jobs) {
      expect(job.experienceMin).toBeLessThanOrEqual(job.experienceMax);
      expect(job.experienceMax).toBeLessThanOrEqual(10);
      expect(job.createdAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
      expect(job.createdAt.getTime()).toBeGreaterThanOrEqual(earliest);
    }
    expect(new Set(jobs.map((job) => job.createdAt.getTime())).size).toBeLessThan(COUNT);
  });

  it('ask for money only if they are marked so', () => {
    const asking = jobs.filter((job) => job.flaw === 'ASKS_MONEY');
    expect(asking.length).toBeGreaterThan(100);
    for (const job of asking) expect(job.requirementsHtml).toMatch(/[0-9०-९]{3}/);
  });
});

describe('companies', () => {
  it('have mostly valid check characters, some wrong or missing ones', () => {
    const given = companies.flatMap((company) => (company.gstin === null ? [] : [company.gstin]));
    const right = given.filter(isGstin).length;
    expect(given.length / companies.length).toBeGreaterThan(0.5);
    expect(given.length).toBeLessThan(companies.length);
    expect(right / given.length).toBeGreaterThan(0.9);
    expect(right).toBeLessThan(given.length);
  });

  it('have well-formed, invented contacts', () => {
    for (const company of companies) {
      expect(company.contactPhone).toMatch(/^\+916666\d{6}$/);
      expect(company.contactEmail).toMatch(/^[a-z]+@[a-z0-9-]+\.example$/);
      expect(company.cin ?? 'U12345MH2001PTC123456').toMatch(/^U\d{5}[A-Z]{2}\d{4}PTC\d{6}$/);
      expect(company.udyam ?? 'UDYAM-MH-01-1234567').toMatch(/^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/);
      expect(company.address).toContain(cityBySlug.get(company.citySlug)?.nameEn ?? '?');
    }
  });

  it('were created before their jobs', () => {
    for (const job of jobs.slice(0, 5000)) {
      const company = companies[job.companyIndex];
      expect(company && company.createdAt < job.createdAt).toBe(true);
    }
  });
});
