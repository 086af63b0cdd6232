import type { JobCard } from '@nukkad/contract';
import { exampleJobCard } from '@nukkad/contract/jobs/job.examples.ts';
import { describe, expect, it } from 'vitest';
import { writeFeed } from './write-feed.ts';

const FRAME = {
  title: 'Jobs',
  address: 'https://jobs.test/feeds/jobs.xml',
  publicOrigin: 'https://jobs.test',
  brand: 'Nukkad Jobs',
};

/** Returns the text of each element of a job in the XML for job boards. */
function elementsOf(job: Partial<JobCard>): Record<string, string> {
  const xml = writeFeed('xml', [{ ...exampleJobCard, ...job }], FRAME);
  const [, inside = ''] = /<job>(.*)<\/job>/s.exec(xml) ?? [];
  return Object.fromEntries(
    [...inside.matchAll(/<(\w+)>(.*?)<\/\1>/gs)].map(([, name, text]) => [name, text]),
  );
}

describe('the XML for job boards', () => {
  it.each([
    ['HOME', 'Fully remote'],
    ['BOTH', 'Hybrid remote'],
    ['ON_SITE', undefined],
    [null, undefined],
  ] as const)('names work at %s “%s”', (workPlace, words) => {
    expect(elementsOf({ workPlace }).remotetype).toBe(words);
  });

  it.each([
    [15_000, 20_000, '₹15,000–₹20,000 a month'],
    [15_000, 15_000, '₹15,000 a month'],
    [15_000, null, '₹15,000 a month'],
    [null, 20_000, '₹20,000 a month'],
    [null, null, undefined],
  ])('writes pay from %s to %s as %s', (min, max, words) => {
    expect(elementsOf({ pay: { min, max } }).salary).toBe(words);
  });

  it.each([
    ['FULL_TIME', 'FULL_TIME', 'full time.'],
    ['PART_TIME', 'PART_TIME', 'part time.'],
    ['INTERNSHIP', 'INTERN', 'internship.'],
  ] as const)('writes the type %s as %s and “%s”', (jobType, name, words) => {
    const { jobtype, description } = elementsOf({ jobType });
    expect(jobtype).toBe(name);
    expect(description?.endsWith(` · ${words}`)).toBe(true);
  });

  it('names each other fact of the job in its own element', () => {
    const job = { ...exampleJobCard, locality: 'Kothrud', city: 'Pune', shift: 'NIGHT' as const };
    expect(elementsOf(job)).toMatchObject({
      title: job.title,
      date: new Date(job.createdAt).toUTCString(),
      referencenumber: job.id,
      url: `https://jobs.test/jobs?${job.link}`,
      company: job.companyName,
      city: 'Pune',
      streetaddress: 'Kothrud',
      country: 'IN',
      shift: 'NIGHT',
    });
  });
});
