import { consentNotice } from '@nukkad/content/consent-notice.ts';
import type { ConsentState, Language } from '@nukkad/contract';
import { type Queryable, rows } from '../../database/rows.ts';

interface Answer {
  readonly purpose: string;
  readonly isGiven: boolean;
  readonly answeredAt: Date;
}

/** A seeker's last word on each purpose, as far as it was on the notice that now holds. */
const ANSWERS = `
  SELECT DISTINCT ON (purpose) purpose, withdrawn_at IS NULL AS "isGiven",
         coalesce(withdrawn_at, given_at) AS "answeredAt"
    FROM consent WHERE candidate_id = $1::uuid AND version = $2
   ORDER BY purpose, given_at DESC, id DESC`;

/** The notice item by item in the reader's language, with what a seeker (null for visitors) has given. */
export async function consentState(
  source: Queryable,
  candidateId: string | null,
  language: Language,
): Promise<ConsentState> {
  const { version, title, items } = consentNotice;
  const answers = candidateId === null ? [] : await rows<Answer>(source, ANSWERS, candidateId, version);
  return {
    version,
    title: title[language],
    items: items.map((item) => {
      const answer = answers.find(({ purpose }) => purpose === item.key);
      return {
        key: item.key,
        what: item.what[language],
        why: item.why[language],
        whoSees: item.whoSees[language],
        isEssential: item.required,
        isGiven: answer?.isGiven ?? null,
        answeredAt: answer?.answeredAt.toISOString() ?? null,
      };
    }),
  };
}
