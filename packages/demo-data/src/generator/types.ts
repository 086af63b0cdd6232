import type { JobAttributes } from '@nukkad/contract';

export type JobType = 'FULL_TIME' | 'PART_TIME' | 'INTERNSHIP';
export type Qualification = 'SSC' | 'HSSC' | 'UG' | 'PG';
export type JobStatus = 'ACTIVE' | 'CLOSED' | 'PAUSED';
export type JobGender = 'ANY' | 'MALE' | 'FEMALE';
export type SeedLanguage = 'en' | 'hi' | 'mr';

/** A deliberate flaw of a generated job, with which the authenticity checks are measured. */
export type JobFlaw = 'ASKS_MONEY' | 'IMPLAUSIBLE_PAY' | 'WRONG_PLACE';

/** A fictional company as one flat row. Nothing in it belongs to a real business. */
export interface GeneratedCompany {
  /** UUID text, derived from seed and index. */
  id: string;
  index: number;
  /** Six base62 characters, unique among companies. */
  shareId: string;
  name: string;
  /** URL part before the share id. */
  slug: string;
  citySlug: string;
  localitySlug: string | null;
  address: string;
  latitude: number;
  longitude: number;
  descriptionHtml: string;
  website: string | null;
  gstin: string | null;
  cin: string | null;
  udyam: string | null;
  contactPerson: string;
  /** Phone number in E.164 format: +91 and ten digits. */
  contactPhone: string;
  contactEmail: string;
  createdAt: Date;
}

/** A fictional job as one flat row. */
export interface GeneratedJob extends JobAttributes {
  id: string;
  index: number;
  /** Six base62 characters, unique among jobs. */
  shareId: string;
  companyId: string;
  companyIndex: number;
  title: string;
  titleLanguage: SeedLanguage;
  slug: string;
  profileKey: string;
  subProfileKey: string;
  /** Required experience in whole years. 0 to 0 means a job for freshers. */
  experienceMin: number;
  experienceMax: number;
  /** Pay in whole rupees a month. Both ends are null if the employer states none. */
  salaryMin: number | null;
  salaryMax: number | null;
  gender: JobGender;
  positions: number;
  requirementsHtml: string;
  /** English names of skills, as in `skills.json`. */
  skills: readonly string[];
  citySlug: string;
  localitySlug: string | null;
  address: string;
  latitude: number;
  longitude: number;
  status: JobStatus;
  createdAt: Date;
  flaw: JobFlaw | null;
}

/** Parameters of a run. Equal parameters give equal rows. */
export interface GeneratorOptions {
  seed: number;
  /** Number of jobs. There is one company per 12 jobs. */
  count: number;
  /** Time at which the data end, because no row is newer. */
  now: Date;
}
