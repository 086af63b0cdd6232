import { APPLICANT_STAGES, applicantList } from '@nukkad/contract/partner/applicant.routes.ts';
import type { Partner } from '../../lib/services.ts';
import type { ApplicantCardData } from './card-facts.tsx';

/** The most people that one table has. */
export const TABLE_MAX = 1000;

interface Whose {
  readonly company: string;
  /** The job; null for all jobs of the company. */
  readonly job: string | null;
}

/**
 * Reads the cards of the people in all stages, at most 1,000, from the lists that the screen shows too. So the access ledger
 * has a row for each of them.
 */
export async function readEverybody(partner: Partner, { company, job }: Whose): Promise<ApplicantCardData[]> {
  const cards: ApplicantCardData[] = [];
  for (const stage of APPLICANT_STAGES) {
    let after: string | null = null;
    do {
      const query = { stage, size: '50', ...(job !== null && { job }), ...(after !== null && { after }) };
      const page: { items: ApplicantCardData[]; next: string | null } = await partner.call(applicantList, {
        params: { company },
        query,
      });
      cards.push(...page.items);
      after = page.next;
    } while (after !== null && cards.length < TABLE_MAX);
    if (cards.length >= TABLE_MAX) break;
  }
  return cards.slice(0, TABLE_MAX);
}
