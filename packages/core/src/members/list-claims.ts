import type { Language } from '@nukkad/db';
import type { Container } from '../container.ts';
import { selectClaims } from './members.queries.ts';

const CLAIMS_MAX = 20;

/** Returns the latest claims of a member. */
export async function listClaims(
  { database }: Pick<Container, 'database'>,
  memberId: string,
  language: Language,
) {
  const claims = await database.query(selectClaims(memberId, language, CLAIMS_MAX));
  return claims.map(({ companyId, name, city, createdAt, decidedAt, ...claim }) => ({
    ...claim,
    company: { id: companyId, name, city },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}
