import { LANGUAGES, type Language } from '@nukkad/contract';
import { pathInLanguage, splitLanguagePath } from '@nukkad/domain/language-path.ts';

/** Maximum number of URLs in one sitemap. The protocol allows 50,000, but crawlers read smaller files sooner. */
export const SITEMAP_SIZE = 10_000;

/** Kind of the pages in a sitemap file. `number` counts the files of a kind (of jobs: of a day), starting at 1. */
type SitemapPages =
  | { readonly kind: 'pages' }
  | { readonly kind: 'cities' }
  | { readonly kind: 'blog' }
  | { readonly kind: 'works' | 'companies'; readonly number: number }
  | { readonly kind: 'jobs'; readonly day: string; readonly number: number };

/** Identifies a sitemap file by the kind and the language of its pages. */
export type SitemapName = SitemapPages & { readonly language: Language };

const NAME =
  /^(?:(pages|cities|blog)|(works|companies)-([1-9]\d{0,4})|(jobs)-(\d{4}-\d{2}-\d{2})-([1-9]\d{0,4}))\.xml$/;

function fileOf(name: SitemapPages): string {
  if (name.kind === 'jobs') return `jobs-${name.day}-${name.number}.xml`;
  return 'number' in name ? `${name.kind}-${name.number}.xml` : `${name.kind}.xml`;
}

/** Returns a file name such as `jobs-2026-11-20-1.xml`, or `hi/jobs-2026-11-20-1.xml` for the same pages in Hindi. */
export function fileNameOf(name: SitemapName): string {
  return pathInLanguage(`/${fileOf(name)}`, name.language).slice(1);
}

/** Earliest accepted day of a jobs sitemap. No job is older, and PostgreSQL rejects some earlier dates. */
const FIRST_DAY = '2000-01-01';

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return text >= FIRST_DAY && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function parseFile(file: string): SitemapPages | null {
  const [, single, counted, number, jobs, day, jobNumber] = NAME.exec(file) ?? [];
  if (single) return { kind: single } as SitemapPages;
  if (counted) return { kind: counted, number: Number(number) } as SitemapPages;
  return jobs && day && isDay(day) ? { kind: 'jobs', day, number: Number(jobNumber) } : null;
}

/** Parses a sitemap's file name; null if it is not one. */
export function readFileName(file: string): SitemapName | null {
  const { language, path } = splitLanguagePath(`/${file}`);
  const listed = parseFile(path.slice(1));
  return listed && { ...listed, language };
}

interface Outline {
  readonly jobDays: readonly { readonly day: string; readonly count: number }[];
  readonly works: number;
  readonly companies: number;
}

function numbersFor(count: number): number[] {
  return Array.from({ length: Math.ceil(count / SITEMAP_SIZE) }, (_, index) => index + 1);
}

function allPages({ jobDays, works, companies }: Outline): SitemapPages[] {
  return [
    { kind: 'pages' },
    { kind: 'cities' },
    { kind: 'blog' },
    ...numbersFor(works).map((number): SitemapPages => ({ kind: 'works', number })),
    ...jobDays.flatMap(({ day, count }) =>
      numbersFor(count).map((number): SitemapPages => ({ kind: 'jobs', day, number })),
    ),
    ...numbersFor(companies).map((number): SitemapPages => ({ kind: 'companies', number })),
  ];
}

/** Returns the names of all sitemap files in the order of the outline, for each language. */
export function sitemapNames(outline: Outline): SitemapName[] {
  const listed = allPages(outline);
  return LANGUAGES.flatMap((language) => listed.map((name) => ({ ...name, language })));
}
