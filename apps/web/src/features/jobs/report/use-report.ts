import type { Language, ReportReason } from '@nukkad/contract';
import { reportJob, reportReasons } from '@nukkad/contract/reports/report.routes.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { type Services, useServices } from '../../../lib/services.ts';

const HOUR_MS = 3_600_000;

/** The reasons in the reader's language, Other last. */
export function reasonsQuery({ api }: Pick<Services, 'api'>, language: Language) {
  return queryOptions({
    queryKey: [reportReasons.key, language],
    queryFn: async ({ signal }) => (await api.call(reportReasons, {}, { signal })).reasons,
    staleTime: HOUR_MS,
  });
}

interface Report {
  readonly reason: ReportReason;
  readonly own: string;
}

/** The words of a report: the reason's own, or those typed for Other. */
export function reportText({ reason, own }: Report): string {
  return reason.isOther ? own.trim() : reason.text;
}

/** Sends a report of one job. */
export function useReport(jobId: string) {
  const { api } = useServices();
  return useMutation({
    mutationFn: (report: Report) =>
      api.call(reportJob, { jobId, reasonId: report.reason.id, text: reportText(report) }),
  });
}
