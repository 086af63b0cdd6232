import { afterTheInterview } from './interview/after.ts';
import { beforeTheInterview } from './interview/before.ts';
import { firstImpression } from './interview/first-impression.ts';
import { payAndConditions } from './interview/pay.ts';
import { phoneAndVideo } from './interview/phone-and-video.ts';
import { commonQuestions } from './interview/questions.ts';
import type { InterviewTipCategory } from './types.ts';

/** The six categories of interview tips, in display order. */
export const interviewTips: InterviewTipCategory[] = [
  beforeTheInterview,
  firstImpression,
  commonQuestions,
  payAndConditions,
  phoneAndVideo,
  afterTheInterview,
];
