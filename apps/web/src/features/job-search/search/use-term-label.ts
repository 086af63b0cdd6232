import type { UnderstoodTerm } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { filterOfTerm } from './term-values.ts';
import { typedPart } from './text-parts.ts';
import { useFilterText } from './use-filter-text.ts';

/** Says what a part of a text was taken for, in the reader's language where it has a name there. */
export function useTermLabel() {
  const language = useLanguage();
  const textOf = useFilterText();
  return (text: string, term: UnderstoodTerm): string => {
    const known = filterOfTerm(term);
    return known ? textOf(...known) : (term.names?.[language] ?? typedPart(text, term));
  };
}
