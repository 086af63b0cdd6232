import type { UnderstoodTerm } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { filterOfTerm } from './term-values.ts';
import { typedPart } from './text-parts.ts';
import { useFilterText } from './use-filter-text.ts';

/** Returns a function that labels an interpreted part of the search text, translated if possible. */
export function useTermLabel() {
  const language = useLanguage();
  const textOf = useFilterText();
  return (text: string, term: UnderstoodTerm): string => {
    const known = filterOfTerm(term);
    return known ? textOf(...known) : (term.names?.[language] ?? typedPart(text, term));
  };
}
