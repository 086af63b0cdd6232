import { jobsMeta } from './meta/jobs.ts';
import { readingMeta } from './meta/reading.ts';
import { seekerMeta } from './meta/seeker.ts';

/**
 * The meta texts by page. Placeholders: brandName everywhere; city in jobsInCity; jobTitle, company and city in job;
 * company in company.
 */
export const pageMeta = { ...jobsMeta, ...readingMeta, ...seekerMeta };

/** The key of a page that has meta texts. */
export type PageKey = keyof typeof pageMeta;
