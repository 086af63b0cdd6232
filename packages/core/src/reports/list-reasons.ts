import type { Language } from '@nukkad/contract';
import type { ReportReason } from '@nukkad/contract/reports/report.domain.ts';
import type { Container } from '../container.ts';
import { textOf } from '../reference/reference-lists.ts';

const OTHER_REASON = 'other';

/** Returns the reasons in their order, "Other" last. */
export async function listReasons(
  { database }: Pick<Container, 'database'>,
  language: Language,
): Promise<{ reasons: ReportReason[] }> {
  const stored = await database.prisma.reportReason.findMany({ orderBy: { sortOrder: 'asc' } });
  const reasons = stored.map((row) => ({
    id: row.key,
    text: textOf(row, language),
    isOther: row.key === OTHER_REASON,
  }));
  return { reasons: reasons.sort((left, right) => Number(left.isOther) - Number(right.isOther)) };
}
