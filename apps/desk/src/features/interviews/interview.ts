import { applicantList, applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { interviewFile, interviewList } from '@nukkad/contract/partner/interview.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';

/** An interview with the first name of the applicant. */
export type Interview = PartnerOutput<typeof interviewList>['items'][number];

/** The responses that a changed interview or its outcome changes. */
export const STALE_AFTER_INTERVIEW = [interviewList, applicantOne, applicantList, companyOne];

/** Returns the address of the calendar file of an interview. */
export function calendarFileOf(company: string, interview: string): string {
  return `/api${interviewFile.path.replace(':company', company).replace(':interview', interview)}`;
}
