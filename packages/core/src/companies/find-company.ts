import type { CompanyRef } from '@nukkad/contract/companies/company.domain.ts';
import type { Database } from '@nukkad/db';
import { AppError } from '../errors/app-error.ts';
import { requireUuid } from '../shared/require-uuid.ts';

/** Returns the id of a company by its share id or id. Throws NOT_FOUND if it does not exist. */
export async function findCompany(database: Pick<Database, 'prisma'>, ref: CompanyRef): Promise<string> {
  const where = ref.companyId === undefined ? { shareId: ref.shareId } : { id: requireUuid(ref.companyId) };
  const company = await database.prisma.company.findUnique({ where, select: { id: true } });
  if (!company) throw new AppError('NOT_FOUND');
  return company.id;
}
