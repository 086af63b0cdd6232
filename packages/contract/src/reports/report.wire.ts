import * as z from 'zod/mini';
import { REPORT_LENGTH_MAX } from '../constants.ts';
import { wireCaller, wireId, wireOptionalText } from '../shared/shared.wire.ts';

export const wireReportReasons = z.object({
  reports: z.array(z.object({ reportId: z.string(), text: z.string(), isOther: z.boolean() })),
});

export const wireReportJobRequest = z.object({
  ...wireCaller,
  jobId: wireId,
  reportId: wireOptionalText(64),
  text: wireOptionalText(REPORT_LENGTH_MAX),
});
