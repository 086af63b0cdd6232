import { defineRoute } from '../define-route.ts';
import { presentText, withAcknowledgement, withoutRequest } from '../shared/shared.mapper.ts';
import type { ReportContactInput, ReportJobInput, ReportReason } from './report.domain.ts';
import { wireReportContactRequest, wireReportJobRequest, wireReportReasons } from './report.wire.ts';

export const reportReasons = defineRoute({
  key: 'reports.reasons',
  number: 22,
  method: 'GET',
  path: '/jobs/getReports',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Lists the reasons for reporting a job, "Other" last.',
  ...withoutRequest,
  result: wireReportReasons,
  refusals: [],
  encodeResult: (output: { reasons: readonly ReportReason[] }) => ({
    reports: output.reasons.map((reason) => ({
      reportId: reason.id,
      text: reason.text,
      isOther: reason.isOther,
    })),
  }),
  decodeResult: (wire) => ({
    reasons: wire.reports.map((report) => ({
      id: report.reportId,
      text: report.text,
      isOther: report.isOther,
    })),
  }),
});

export const reportJob = defineRoute({
  key: 'reports.job',
  number: 23,
  method: 'POST',
  path: '/jobs/reportTocompany',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'firstItem',
  summary:
    'Reports a job, once per job and at most five a day. Reports by three verified seekers who opened the job pause it.',
  request: { body: wireReportJobRequest },
  ...withAcknowledgement,
  refusals: ['JOB_REMOVED', 'REPORT_TEXT_MISSING', 'ALREADY_REPORTED', 'REPORT_LIMIT'],
  decodeRequest: ({ body }): ReportJobInput => ({
    jobId: body.jobId,
    reasonId: presentText(body.reportId),
    text: presentText(body.text) ?? '',
  }),
  encodeRequest: (input: ReportJobInput) => ({
    body: { loginFrom: 'Web', jobId: input.jobId, reportId: input.reasonId, text: input.text },
  }),
});

export const reportContact = defineRoute({
  key: 'reports.contact',
  number: 298,
  method: 'POST',
  path: '/jobseeker/reportContact',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'firstItem',
  summary:
    "Reports a company's call or interview, once for each application. It counts towards the five reports a day.",
  request: { body: wireReportContactRequest },
  ...withAcknowledgement,
  refusals: ['REPORT_TEXT_MISSING', 'ALREADY_REPORTED', 'REPORT_LIMIT'],
  decodeRequest: ({ body }): ReportContactInput => ({
    applicationId: body.applicationId,
    about: body.about,
    reason: body.reason,
    text: presentText(body.text),
  }),
  encodeRequest: (input: ReportContactInput) => ({ body: { loginFrom: 'Web', ...input } }),
});
