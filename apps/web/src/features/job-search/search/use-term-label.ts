import type { UnderstoodTerm } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { filterOfTerm } from './term-values.ts';
import { typedPart } from './text-parts.ts';
import { useFilterText } from './use-filter-text.ts';

/**
 * Returns a function that labels an interpreted part of the search text, translated if possible. An excluded part is
 * labelled as such: "Not: truck".
 */
export function useTermLabel() {
  const language = useLanguage();
  const textOf = useFilterText();
  const t = useT('filter');
  return (text: string, term: UnderstoodTerm): string => {
    const known = filterOfTerm(term);
    const typed = term.isNegated ? term.text : typedPart(text, term);
    const name = known ? textOf(...known) : (term.names?.[language] ?? typed);
    return term.isNegated ? t('not', { name }) : name;
  };
}
