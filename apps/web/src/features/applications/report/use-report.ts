import type { Language, ReportReason } from '@nukkad/contract';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { queryOptions } from '@tanstack/react-query';
import { useAction } from '../../../lib/query/use-action.ts';
import type { Services } from '../../../lib/services.ts';

/** Fetches the reasons for a report in the reader's language. "Other" is the last. */
export function reasonsQuery({ api }: Pick<Services, 'api'>, language: Language) {
  return queryOptions({
    queryKey: ['reports.reasons', language],
    queryFn: async ({ signal }) => (await api.call('reports.reasons', {}, { signal })).reasons,
    staleTime: HOUR_MS,
  });
}

interface Report {
  readonly reason: ReportReason;
  readonly own: string;
}

/** Returns the text of a report: the chosen reason, or the typed text for "Other". */
export function reportText({ reason, own }: Report): string {
  return reason.isOther ? own.trim() : reason.text;
}

export function useReport(jobId: string) {
  const send = useAction('reports.job');
  const submit = (report: Report, onDone: () => void) =>
    send.run({ jobId, reasonId: report.reason.id, text: reportText(report) }, { onDone });
  return { ...send, submit };
}
