import type { Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

/** The texts that design system components show by themselves, from the `common` phrases. */
export function uiTexts(t: Translate<Namespaces['common']>) {
  return {
    close: t('close'),
    retry: t('retry'),
    loading: t('loading'),
    previous: t('previous'),
    next: t('next'),
    undo: t('undo'),
    clear: t('clear'),
    optional: t('optional'),
    noMatch: (text: string) => t('noMatch', { text }),
    results: (count: number) => t('results', { count }),
    slide: (number: number, total: number) => t('slide', { number, total }),
    stars: (count: number) => t('stars', { count }),
  };
}
