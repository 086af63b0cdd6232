import type { StillAnswer } from '@nukkad/contract/partner/still.routes.ts';
import type { Transaction } from '../database/rows.ts';

/** Marks the open "Still hiring?" links of a job as answered, so that none counts as a silence. */
export async function answerStillLinks(
  tx: Transaction,
  jobId: string,
  answer: StillAnswer,
  now: Date,
): Promise<void> {
  await tx.stillLink.updateMany({ where: { jobId, answer: null }, data: { answer, answeredAt: now } });
}
