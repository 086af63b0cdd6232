import type { JobAttributes, JobDetail, JobType, Pay, Qualification } from '@nukkad/contract';
import type { Thing } from './thing.ts';

const EMPLOYMENT_TYPE: Record<JobType, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  INTERNSHIP: 'INTERN',
};

/**
 * Schema.org education requirement by level. Schools in India end after ten (SSC) or twelve (HSSC) years; only HSSC
 * corresponds to a high school elsewhere.
 */
const CREDENTIAL: Record<Qualification, string> = {
  SSC: 'secondary school, 10th',
  HSSC: 'high school',
  UG: 'bachelor degree',
  PG: 'postgraduate degree',
};
const NOTHING_ASKED = 'no requirements';
const PIN_CODE = /\b[1-9]\d{5}\b/;

function salary({ min, max }: Pay): Thing | undefined {
  if (min === null && max === null) return undefined;
  const ends =
    min !== null && min === max ? { value: min } : { minValue: min ?? undefined, maxValue: max ?? undefined };
  return {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: { '@type': 'QuantitativeValue', ...ends, unitText: 'MONTH' },
  };
}

function place({ address, city, position }: JobDetail, state: string | undefined): Thing {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      addressLocality: city,
      addressRegion: state,
      postalCode: PIN_CODE.exec(address)?.[0],
      addressCountry: 'IN',
    },
    geo: position ? { '@type': 'GeoCoordinates', ...position } : undefined,
  };
}

function education(qualification: Qualification | null): unknown {
  if (qualification === null) return NOTHING_ASKED;
  return { '@type': 'EducationalOccupationalCredential', credentialCategory: CREDENTIAL[qualification] };
}

function experience(minYears: number | null): unknown {
  if (!minYears) return NOTHING_ASKED;
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: minYears * 12 };
}

/** Schema.org takes the hours as text. English, because the job has one posting for all languages. */
const WORK_HOURS: Record<NonNullable<JobAttributes['shift']>, string> = {
  DAY: 'day shift',
  NIGHT: 'night shift',
  ROTATING: 'rotating shifts',
  MORNING: 'mornings',
  EVENING: 'evenings',
  WEEKEND: 'weekends',
};

/**
 * The properties of a job that is done wholly at home. Search engines refuse them for jobs that are only partly at
 * home.
 */
const FROM_HOME = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'India' },
};

export interface PostingPlaces {
  /** URL of the job's page. */
  readonly url: string;
  readonly companyUrl: string;
  readonly logo: string | null;
  /** The Indian state of the job's city, if it was looked up. */
  readonly state?: string | undefined;
}

/**
 * Returns the schema.org `JobPosting` of a job; null if the job is not open. Unknown properties (benefits, unstated
 * hours) are left out, never guessed.
 */
export function jobPosting(job: JobDetail, { url, companyUrl, logo, state }: PostingPlaces): Thing | null {
  if (job.status !== 'ACTIVE') return null;
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    title: job.title,
    description: job.requirements || job.meta.description,
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    url,
    datePosted: job.createdAt,
    validThrough: job.expiresAt ?? undefined,
    employmentType: EMPLOYMENT_TYPE[job.jobType],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      url: companyUrl,
      logo: logo ?? undefined,
    },
    jobLocation: place(job, state),
    ...(job.workPlace === 'HOME' ? FROM_HOME : {}),
    workHours: job.shift ? WORK_HOURS[job.shift] : undefined,
    baseSalary: salary(job.pay),
    educationRequirements: education(job.qualification),
    experienceRequirements: experience(job.experienceYears.min),
    skills: job.skills.length > 0 ? job.skills.join(', ') : undefined,
    totalJobOpenings: job.openings,
    directApply: true,
  };
}
