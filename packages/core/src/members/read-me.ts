import type { Language } from '@nukkad/db';
import type { Container } from '../container.ts';
import { firstRow, type Queryable } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { selectClaimable, selectMemberCompanies } from './members.queries.ts';

async function readClaimable(source: Queryable, phone: string, language: Language) {
  const found = await firstRow(source, selectClaimable(phone, language));
  return found === null || found.isClaimed ? null : { id: found.id, name: found.name, city: found.city };
}

/** Returns the member, the member's companies, and the company that the member's number may claim. */
export async function readMe(
  { database }: Pick<Container, 'database'>,
  memberId: string,
  language: Language,
) {
  const member = await database.prisma.member.findFirst({ where: { id: memberId, deletedAt: null } });
  if (member === null || member.phone === null) throw new AppError('NOT_SIGNED_IN');
  const { id, name, phone } = member;
  const companies = await database.query(selectMemberCompanies(id, language));
  return {
    member: { id, name, phone, language: member.language },
    companies: companies.map((company) => ({
      ...company,
      suspendedAt: company.suspendedAt?.toISOString() ?? null,
    })),
    claimable: await readClaimable(database, phone, language),
  };
}
