import { answerSend } from '@nukkad/contract/partner/answer.routes.ts';
import {
  type ApplicantStage,
  applicantList,
  applicantOne,
} from '@nukkad/contract/partner/applicant.routes.ts';
import { interviewList } from '@nukkad/contract/partner/interview.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { useCompany } from '../../lib/company.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import type { Answer, Answered, AnswerTarget } from './answer-target.ts';

/** The responses that an answer changes. */
export const STALE_AFTER_ANSWER = [applicantList, applicantOne, interviewList, companyOne];

/**
 * Answers one or many people. `from` is the stage in which the member saw them. Returns what happened to each; null if the
 * request failed, then `error` says why. Nothing is queued: without a connection an answer is not sent.
 */
export function useSendAnswer() {
  const { id: company } = useCompany();
  const { run, isBusy, error, clearError } = usePartnerCommand(answerSend, { stale: STALE_AFTER_ANSWER });

  async function send(
    targets: readonly AnswerTarget[],
    from: ApplicantStage,
    { to, reason, interview }: Answer,
  ): Promise<readonly Answered[] | null> {
    const body = {
      applications: targets.map(({ application }) => application),
      from,
      to,
      ...(reason !== undefined && { reason }),
      ...(interview !== undefined && { interview }),
    };
    const result = await run({ params: { company }, body });
    return result?.items ?? null;
  }

  return { send, isBusy, error, clearError };
}
