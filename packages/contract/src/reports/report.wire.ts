import * as z from 'zod/mini';
import { REPORT_LENGTH_MAX } from '../constants.ts';
import { wireCaller, wireId, wireOptionalText } from '../shared/shared.wire.ts';
import { CONTACT_KINDS, CONTACT_REPORT_REASONS } from './report.domain.ts';

export const wireReportReasons = z.object({
  reports: z.array(z.object({ reportId: z.string(), text: z.string(), isOther: z.boolean() })),
});

export const wireReportJobRequest = z.object({
  ...wireCaller,
  jobId: wireId,
  reportId: wireOptionalText(64),
  text: wireOptionalText(REPORT_LENGTH_MAX),
});

export const wireReportContactRequest = z.object({
  ...wireCaller,
  applicationId: wireId,
  about: z.enum(CONTACT_KINDS),
  reason: z.enum(CONTACT_REPORT_REASONS),
  text: wireOptionalText(REPORT_LENGTH_MAX),
});
