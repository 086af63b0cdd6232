import type { CompanyFeedback } from '@nukkad/contract/feedback/feedback.domain.ts';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';

const SHOWN_MAX = 200;

/** Returns the latest feedback of companies about the seeker, newest first. */
export async function listCompanyFeedback(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
): Promise<{ feedback: CompanyFeedback[] }> {
  const stored = await database.prisma.companyFeedback.findMany({
    where: { candidateId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN_MAX,
    include: { company: { select: { name: true, imageKey: true } } },
  });
  const feedback = shownRows('feedback', stored, (row) => ({
    companyId: row.companyId,
    companyName: row.company.name,
    companyImage: row.company.imageKey,
    comments: row.comment,
    createdAt: row.createdAt.toISOString(),
  }));
  return { feedback };
}
