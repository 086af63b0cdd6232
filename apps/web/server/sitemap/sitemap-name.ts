import { LANGUAGES, type Language } from '@nukkad/contract';
import { pathInLanguage, splitLanguagePath } from '@nukkad/domain/language-path.ts';

/** Addresses in one sitemap at most; the protocol allows five times as many, but smaller ones are read sooner. */
export const SITEMAP_SIZE = 10_000;

/** Which pages there are; `number` counts the files of a kind (of a day, for jobs) from 1. */
type Listed =
  | { readonly kind: 'pages' }
  | { readonly kind: 'cities' }
  | { readonly kind: 'blog' }
  | { readonly kind: 'works' | 'companies'; readonly number: number }
  | { readonly kind: 'jobs'; readonly day: string; readonly number: number };

/** The pages that a sitemap lists, all in one language. */
export type SitemapName = Listed & { readonly language: Language };

const NAME =
  /^(?:(pages|cities|blog)|(works|companies)-([1-9]\d{0,4})|(jobs)-(\d{4}-\d{2}-\d{2})-([1-9]\d{0,4}))\.xml$/;

function fileOf(name: Listed): string {
  if (name.kind === 'jobs') return `jobs-${name.day}-${name.number}.xml`;
  return 'number' in name ? `${name.kind}-${name.number}.xml` : `${name.kind}.xml`;
}

/** `jobs-2026-11-20-1.xml`, and `hi/jobs-2026-11-20-1.xml` for the same pages in Hindi. */
export function fileNameOf(name: SitemapName): string {
  return pathInLanguage(`/${fileOf(name)}`, name.language).slice(1);
}

/** Days before this one are in no index; a database may not know them at all (there is no year 0). */
const FIRST_DAY = '2000-01-01';

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return text >= FIRST_DAY && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function listedBy(file: string): Listed | null {
  const [, single, counted, number, jobs, day, jobNumber] = NAME.exec(file) ?? [];
  if (single) return { kind: single } as Listed;
  if (counted) return { kind: counted, number: Number(number) } as Listed;
  return jobs && day && isDay(day) ? { kind: 'jobs', day, number: Number(jobNumber) } : null;
}

/** What a file name asks for; null where it is none of ours. */
export function readFileName(file: string): SitemapName | null {
  const { language, path } = splitLanguagePath(`/${file}`);
  const listed = listedBy(path.slice(1));
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

function listedPages({ jobDays, works, companies }: Outline): Listed[] {
  return [
    { kind: 'pages' },
    { kind: 'cities' },
    { kind: 'blog' },
    ...numbersFor(works).map((number): Listed => ({ kind: 'works', number })),
    ...jobDays.flatMap(({ day, count }) =>
      numbersFor(count).map((number): Listed => ({ kind: 'jobs', day, number })),
    ),
    ...numbersFor(companies).map((number): Listed => ({ kind: 'companies', number })),
  ];
}

/** All sitemaps there are, language by language, the newest jobs before the others. */
export function sitemapNames(outline: Outline): SitemapName[] {
  const listed = listedPages(outline);
  return LANGUAGES.flatMap((language) => listed.map((name) => ({ ...name, language })));
}
