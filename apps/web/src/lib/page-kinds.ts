import { splitLanguagePath } from '@nukkad/domain/language-path.ts';

/** What pages are counted by: few, so that each has enough to say something. */
export const PAGE_KINDS = ['landing', 'list', 'job', 'search', 'map', 'company', 'reading', 'own'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const KINDS: readonly (readonly [pattern: RegExp, kind: PageKind])[] = [
  [/^\/(mainPage)?$/, 'landing'],
  [/^\/(joblist|jobs-in)\b/, 'list'],
  [/^\/jobs\b/, 'job'],
  [/^\/searchjob\b/, 'search'],
  [/^\/mapjobs\b/, 'map'],
  [/^\/(company\w+|postedjobs)\b/, 'company'],
  [/^\/(blog|blogdetail|faq|candidatefaq|privacypolicy|terms|interviewtips)\b/, 'reading'],
];

/** The kind of the page at a path; a seeker's own pages are one kind. */
export function pageKindOf(path: string): PageKind {
  const plain = splitLanguagePath(path).path;
  return KINDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'own';
}
