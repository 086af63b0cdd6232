import enRows from './en.json' with { type: 'json' };
import hiRows from './hi.json' with { type: 'json' };
import latinHiRows from './latin-hi.json' with { type: 'json' };
import latinMrRows from './latin-mr.json' with { type: 'json' };
import mixedRows from './mixed.json' with { type: 'json' };
import mrRows from './mr.json' with { type: 'json' };
import type { JudgedLanguage, JudgedQuery } from './types.ts';
import variedRows from './varied.json' with { type: 'json' };

type ByLanguage = Readonly<Record<JudgedLanguage, readonly JudgedQuery[]>>;

/** The judged queries that people wrote, by language. */
export const writtenQueries: ByLanguage = {
  en: enRows as JudgedQuery[],
  hi: hiRows as JudgedQuery[],
  mr: mrRows as JudgedQuery[],
  'latin-hi': latinHiRows as JudgedQuery[],
  'latin-mr': latinMrRows as JudgedQuery[],
  mixed: mixedRows as JudgedQuery[],
};

const varied = variedRows as unknown as ByLanguage;

/**
 * All judged queries by language: the written ones and the variants that `build-variants.ts` generates. The search is tuned
 * on half A and measured on half B. All variants of a query are in its half, so that half B has no variant of a tuned query.
 */
export const judgedQueries: ByLanguage = {
  en: [...writtenQueries.en, ...varied.en],
  hi: [...writtenQueries.hi, ...varied.hi],
  mr: [...writtenQueries.mr, ...varied.mr],
  'latin-hi': [...writtenQueries['latin-hi'], ...varied['latin-hi']],
  'latin-mr': [...writtenQueries['latin-mr'], ...varied['latin-mr']],
  mixed: [...writtenQueries.mixed, ...varied.mixed],
};
