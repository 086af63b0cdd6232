/** Addresses in one sitemap at most; the protocol allows five times as many, but smaller ones are read sooner. */
export const SITEMAP_SIZE = 10_000;

/** Which pages a sitemap lists; `number` counts the files of a kind (of a day, for jobs) from 1. */
export type SitemapName =
  | { readonly kind: 'pages' }
  | { readonly kind: 'cities' }
  | { readonly kind: 'blog' }
  | { readonly kind: 'companies'; readonly number: number }
  | { readonly kind: 'jobs'; readonly day: string; readonly number: number };

const NAME =
  /^(?:(pages|cities|blog)|(companies)-([1-9]\d{0,4})|(jobs)-(\d{4}-\d{2}-\d{2})-([1-9]\d{0,4}))\.xml$/;

/** `jobs-2026-11-20-1.xml`. */
export function fileNameOf(name: SitemapName): string {
  if (name.kind === 'jobs') return `jobs-${name.day}-${name.number}.xml`;
  return name.kind === 'companies' ? `companies-${name.number}.xml` : `${name.kind}.xml`;
}

/** Days before this one are in no index; a database may not know them at all (there is no year 0). */
const FIRST_DAY = '2000-01-01';

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return text >= FIRST_DAY && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** What a file name asks for; null where it is none of ours. */
export function readFileName(file: string): SitemapName | null {
  const [, single, companies, companyNumber, jobs, day, jobNumber] = NAME.exec(file) ?? [];
  if (single) return { kind: single } as SitemapName;
  if (companies) return { kind: 'companies', number: Number(companyNumber) };
  return jobs && day && isDay(day) ? { kind: 'jobs', day, number: Number(jobNumber) } : null;
}

interface Outline {
  readonly jobDays: readonly { readonly day: string; readonly count: number }[];
  readonly companies: number;
}

function numbersFor(count: number): number[] {
  return Array.from({ length: Math.ceil(count / SITEMAP_SIZE) }, (_, index) => index + 1);
}

/** All sitemaps there are, the newest jobs before the others. */
export function sitemapNames({ jobDays, companies }: Outline): SitemapName[] {
  return [
    { kind: 'pages' },
    { kind: 'cities' },
    { kind: 'blog' },
    ...jobDays.flatMap(({ day, count }) =>
      numbersFor(count).map((number): SitemapName => ({ kind: 'jobs', day, number })),
    ),
    ...numbersFor(companies).map((number): SitemapName => ({ kind: 'companies', number })),
  ];
}
