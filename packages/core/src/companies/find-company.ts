import type { CompanyRef } from '@nukkad/contract/companies/company.domain.ts';
import type { Database } from '@nukkad/db';
import { AppError } from '../errors/app-error.ts';
import { requireUuid } from '../shared/require-uuid.ts';

/** The id of the company that a link or an id names; NOT_FOUND otherwise. */
export async function findCompany(database: Pick<Database, 'prisma'>, ref: CompanyRef): Promise<string> {
  const where = ref.companyId === undefined ? { shareId: ref.shareId } : { id: requireUuid(ref.companyId) };
  const company = await database.prisma.company.findUnique({ where, select: { id: true } });
  if (!company) throw new AppError('NOT_FOUND');
  return company.id;
}
