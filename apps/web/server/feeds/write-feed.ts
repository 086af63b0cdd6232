import type { JobCard, JobType } from '@nukkad/contract';
import { Feed, type Item } from 'feed';
import { escapeXml } from '../sitemap/sitemap-xml.ts';
import type { FeedFormat } from './feed-address.ts';

/** Metadata of a feed: everything except its jobs. */
export interface FeedFrame {
  readonly title: string;
  /** The URL of the feed. */
  readonly address: string;
  readonly publicOrigin: string;
  readonly brand: string;
}

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** The schema.org name of each employment type, and its English words. */
const JOB_TYPES: Readonly<Record<JobType, readonly [schema: string, words: string]>> = {
  FULL_TIME: ['FULL_TIME', 'full time'],
  PART_TIME: ['PART_TIME', 'part time'],
  INTERNSHIP: ['INTERN', 'internship'],
};

/** The words of job boards for work at home. Boards take a job without the element for work on site. */
const REMOTE_TYPES = { HOME: 'Fully remote', BOTH: 'Hybrid remote', ON_SITE: null } as const;

const remoteTypeOf = ({ workPlace }: JobCard): string | null => (workPlace ? REMOTE_TYPES[workPlace] : null);

function payOf({ pay: { min, max } }: JobCard): string | null {
  if (min === null && max === null) return null;
  if (min !== null && max !== null && min !== max)
    return `${RUPEES.format(min)}–${RUPEES.format(max)} a month`;
  return `${RUPEES.format(min ?? max ?? 0)} a month`;
}

const placeOf = ({ locality, city }: JobCard): string => (locality ? `${locality}, ${city}` : city);

const addressOf = ({ link }: JobCard, { publicOrigin }: FeedFrame): string =>
  `${publicOrigin}/jobs?${encodeURIComponent(link)}`;

function summaryOf(job: JobCard): string {
  const parts = [job.companyName, placeOf(job), payOf(job), JOB_TYPES[job.jobType][1]];
  return `${parts.filter((part) => part !== null).join(' · ')}.`;
}

/** Returns the job's facts in the JSON Feed extension `_job`. */
function factsOf(job: JobCard): Record<string, unknown> {
  const { companyName, city, locality, position, pay, jobProfileKey, checksPassed, checksDone } = job;
  return {
    company: companyName,
    city,
    locality,
    position,
    pay,
    work: jobProfileKey,
    employmentType: JOB_TYPES[job.jobType][0],
    hours: job.shift ?? undefined,
    workPlace: job.workPlace ?? undefined,
    checksPassed,
    checksDone,
  };
}

function itemOf(job: JobCard, frame: FeedFrame): Item {
  const address = addressOf(job, frame);
  const summary = summaryOf(job);
  return {
    title: job.title,
    id: address,
    guid: address,
    link: address,
    date: new Date(job.createdAt),
    published: new Date(job.createdAt),
    description: summary,
    content: escapeXml(summary),
    extensions: [{ name: '_job', objects: factsOf(job) }],
  };
}

function feedOf(jobs: readonly JobCard[], frame: FeedFrame): Feed {
  const [newest] = jobs;
  const feed = new Feed({
    id: frame.address,
    title: frame.title,
    description: `${frame.title} on ${frame.brand}, newest first.`,
    link: frame.publicOrigin,
    language: 'en-IN',
    generator: false,
    ...(newest && { updated: new Date(newest.createdAt) }),
    feedLinks: { [frame.address.endsWith('.rss') ? 'rss' : 'json']: frame.address },
  });
  for (const job of jobs) feed.addItem(itemOf(job, frame));
  return feed;
}

const element = (name: string, text: string | number | null): string =>
  text === null ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;

/** Writes the XML format of job boards: a `source` element with one `job` element for each job. */
function boardXml(jobs: readonly JobCard[], frame: FeedFrame): string {
  const rows = jobs.map((job) => {
    const { title, id, companyName, city, locality, createdAt } = job;
    const fields = [
      element('title', title),
      element('date', new Date(createdAt).toUTCString()),
      element('referencenumber', id),
      element('url', addressOf(job, frame)),
      element('company', companyName),
      element('city', city),
      element('streetaddress', locality),
      element('country', 'IN'),
      element('salary', payOf(job)),
      element('jobtype', JOB_TYPES[job.jobType][0]),
      element('remotetype', remoteTypeOf(job)),
      element('shift', job.shift ?? null),
      element('description', summaryOf(job)),
    ];
    return `<job>${fields.join('')}</job>\n`;
  });
  const head = element('publisher', frame.brand) + element('publisherurl', frame.publicOrigin);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<source>${head}\n${rows.join('')}</source>\n`;
}

/** The content type of each format: JSON Feed 1.1, RSS 2.0 and job-board XML. */
export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  json: 'application/feed+json; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

/** Writes a feed in the given format. Texts of employers are escaped. The text depends only on the jobs, so it can be cached. */
export function writeFeed(format: FeedFormat, jobs: readonly JobCard[], frame: FeedFrame): string {
  if (format === 'xml') return boardXml(jobs, frame);
  const feed = feedOf(jobs, frame);
  return format === 'rss' ? feed.rss2() : feed.json1();
}
