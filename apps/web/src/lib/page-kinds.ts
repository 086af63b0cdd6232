import { splitLanguagePath } from '@nukkad/domain/language-path.ts';

/** The page types by which visits are counted. They are few, so that each count is large enough to be useful. */
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

/** Returns the type of the page at a path. All personal pages of a seeker count as `own`. */
export function pageKindOf(path: string): PageKind {
  const pathWithoutLanguage = splitLanguagePath(path).path;
  return KINDS.find(([pattern]) => pattern.test(pathWithoutLanguage))?.[1] ?? 'own';
}
