import type { ReviewInput } from '@nukkad/contract/companies/company.domain.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { canReview } from './can-review.ts';
import { findCompany } from './find-company.ts';

/** Stores the seeker's review of a company and replaces an earlier one. Throws REVIEW_NOT_ALLOWED before an interview. */
export async function reviewCompany(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  { companyId, stars, comments }: ReviewInput,
): Promise<void> {
  const id = await findCompany(database, { companyId });
  if (!(await canReview(database, candidateId, id))) throw new AppError('REVIEW_NOT_ALLOWED');
  await database.prisma.companyReview.upsert({
    where: { candidateId_companyId: { candidateId, companyId: id } },
    create: { candidateId, companyId: id, rating: stars, comment: comments, createdAt: clock.now() },
    update: { rating: stars, comment: comments },
  });
}
