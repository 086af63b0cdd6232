import {
  interviewChange,
  interviewFile,
  interviewList,
  interviewOutcome,
} from '@nukkad/contract/partner/index.ts';
import { changeInterview } from '@nukkad/core/interviews/change-interview.ts';
import { companyCalendarFile } from '@nukkad/core/interviews/interview-file.ts';
import { listInterviews } from '@nukkad/core/interviews/list-interviews.ts';
import { recordOutcome } from '@nukkad/core/interviews/record-outcome.ts';
import { bind } from './partner-binding.ts';

export const interviewBindings = [
  bind(interviewList, ({ query }, session, { container }) => listInterviews(container, session, query)),

  bind(interviewChange, ({ params, body }, session, { container }) =>
    changeInterview(container, session, params.interview, body),
  ),

  bind(interviewOutcome, ({ params, body }, session, { container }) =>
    recordOutcome(container, session, params.interview, body.outcome),
  ),

  bind(interviewFile, async ({ params }, session, { container, language }) => ({
    text: await companyCalendarFile(container, session, params.interview, language),
  })),
];
