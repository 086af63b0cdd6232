import type { answerSend } from '@nukkad/contract/partner/answer.routes.ts';
import type { ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { InterviewPlan } from '../interviews/interview-form.tsx';

/** A person who gets an answer. */
export interface AnswerTarget {
  readonly application: string;
  readonly firstName: string;
}

/** What the person is told: the new stage, with a reason or an interview if it needs one. */
export interface Answer {
  readonly to: ApplicantStage;
  readonly reason?: string;
  readonly interview?: InterviewPlan;
}

/** What happened to one person. */
export type Answered = PartnerOutput<typeof answerSend>['items'][number];

/** The stages that may follow each stage, for lists. A single applicant has its own list (`next`). */
export const NEXT_STAGES: Readonly<Record<ApplicantStage, readonly ApplicantStage[]>> = {
  APPLIED: ['SHORTLISTED', 'SCHEDULED', 'HIRED', 'REJECTED'],
  SHORTLISTED: ['SCHEDULED', 'HIRED', 'REJECTED'],
  SCHEDULED: ['SCHEDULED', 'INTERVIEWED', 'HIRED', 'REJECTED'],
  INTERVIEWED: ['SCHEDULED', 'HIRED', 'REJECTED'],
  HIRED: [],
  REJECTED: [],
};
