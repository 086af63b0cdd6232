import type { Language } from '@nukkad/db';
import { accessSince } from '../applicants/applicant-access.ts';
import type { Container } from '../container.ts';
import { selectOnlyOwned, selectSuccessors } from './leaving.queries.ts';

/**
 * Returns the companies whose only owner the member is: what closing them would end, and which recruiters could own them
 * instead.
 */
export async function readDeletion(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  memberId: string,
  language: Language,
) {
  const owned = await database.query(selectOnlyOwned(memberId, language, accessSince(clock.now())));
  const successors = await database.query(selectSuccessors(owned.map(({ id }) => id)));
  return {
    companies: owned.map((company) => ({
      ...company,
      successors: successors
        .filter(({ companyId }) => companyId === company.id)
        .map(({ id, name, phone }) => ({ id, name, phone })),
    })),
  };
}
