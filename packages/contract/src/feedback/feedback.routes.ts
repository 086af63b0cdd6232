import { defineRoute } from '../define-route.ts';
import { presentText, withAcknowledgement, withCallerOnly } from '../shared/shared.mapper.ts';
import type { CompanyFeedback, MessageInput } from './feedback.domain.ts';
import { wireCompanyFeedback, wireMessageRequest } from './feedback.wire.ts';

/** The common parts of routes that send a message to the operators. */
const oneMessage = {
  request: { body: wireMessageRequest },
  decodeRequest: ({ body }: { body: { msg?: string | null | undefined } }): MessageInput => ({
    text: presentText(body.msg) ?? '',
  }),
  encodeRequest: (input: MessageInput) => ({ body: { loginFrom: 'Web', msg: input.text } }),
  ...withAcknowledgement,
};

export const feedbackSubmit = defineRoute({
  key: 'feedback.submit',
  number: 34,
  method: 'POST',
  path: '/jobseeker/submitFeedback',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Sends feedback about the product.',
  ...oneMessage,
  refusals: ['FEEDBACK_EMPTY', 'MESSAGE_LIMIT'],
});

export const feedbackFromCompanies = defineRoute({
  key: 'feedback.fromCompanies',
  number: 55,
  method: 'POST',
  path: '/jobseeker/getJobseekerReview',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Lists the feedback of companies about the seeker.',
  ...withCallerOnly,
  result: wireCompanyFeedback,
  refusals: [],
  encodeResult: (output: { feedback: readonly CompanyFeedback[] }) => ({
    review: output.feedback.map((entry) => ({
      companyId: entry.companyId,
      companyName: entry.companyName,
      companyImage: entry.companyImage ?? '',
      comments: entry.comments,
      createdDate: entry.createdAt,
    })),
  }),
  decodeResult: (wire): { feedback: readonly CompanyFeedback[] } => ({
    feedback: wire.review.map((entry) => ({
      companyId: entry.companyId,
      companyName: entry.companyName,
      companyImage: presentText(entry.companyImage) ?? null,
      comments: entry.comments,
      createdAt: entry.createdDate,
    })),
  }),
});

export const supportContact = defineRoute({
  key: 'feedback.contactSupport',
  number: 59,
  method: 'POST',
  path: '/jobseeker/contactSupport',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Sends a question to the operators.',
  ...oneMessage,
  refusals: ['FEEDBACK_EMPTY', 'MESSAGE_LIMIT'],
});
