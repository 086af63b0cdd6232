import { consentNotice } from '@nukkad/content/consent-notice.ts';
import { terms } from '@nukkad/content/terms.ts';
import type { ConsentState, Language } from '@nukkad/contract';
import type { Queryable } from '../database/rows.ts';
import { selectAnswers } from './consent.queries.ts';

/** Returns the items of the notice in a language, with the seeker's answers. A null `candidateId` is a visitor. */
export async function consentState(
  source: Queryable,
  candidateId: string | null,
  language: Language,
): Promise<ConsentState> {
  const { version, title, items } = consentNotice;
  const answers = candidateId === null ? [] : await source.query(selectAnswers(candidateId, version));
  return {
    version,
    termsVersion: terms.version,
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
