import enRows from './en.json' with { type: 'json' };
import hiRows from './hi.json' with { type: 'json' };
import latinHiRows from './latin-hi.json' with { type: 'json' };
import latinMrRows from './latin-mr.json' with { type: 'json' };
import mrRows from './mr.json' with { type: 'json' };
import type { JudgedLanguage, JudgedQuery } from './types.ts';

/** The judged queries by language. Halves are drawn once and stay, so that what was tuned on stays in A. */
export const judgedQueries: Readonly<Record<JudgedLanguage, readonly JudgedQuery[]>> = {
  en: enRows as JudgedQuery[],
  hi: hiRows as JudgedQuery[],
  mr: mrRows as JudgedQuery[],
  'latin-hi': latinHiRows as JudgedQuery[],
  'latin-mr': latinMrRows as JudgedQuery[],
};
