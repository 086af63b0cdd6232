import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { messageList, messageRead, threadList } from '@nukkad/contract/partner/message.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { useEffect, useRef, useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { partnerKey, usePartnerQuery } from '../../lib/partner-query.ts';
import { useServices } from '../../lib/services.ts';

type Thread = PartnerOutput<typeof messageList>;
export type ThreadMessage = Thread['messages'][number];

/** How often an open conversation is read again. */
const EVERY_MS = 10_000;

/** Reports that the company has read the messages, each time when the applicant has written. */
function useMarkRead(application: string, messages: readonly ThreadMessage[]): void {
  const { partner, queryClient } = useServices();
  const { id: company } = useCompany();
  const reported = useRef(0);
  const last = messages.findLast(({ sender }) => sender === 'APPLICANT')?.sequence ?? 0;
  useEffect(() => {
    if (last <= reported.current) return;
    reported.current = last;
    partner.call(messageRead, { params: { company, application } }).then(
      () => {
        for (const route of [threadList, companyOne])
          void queryClient.invalidateQueries({ queryKey: partnerKey(route) });
      },
      // It is reported again with the next message, or when the conversation is opened again.
      () => undefined,
    );
  }, [partner, queryClient, company, application, last]);
}

/** Returns pages of older messages. They are read when somebody asks for them, and kept while the screen is open. */
function useOlder(application: string) {
  const { partner } = useServices();
  const { id: company } = useCompany();
  const [pages, setPages] = useState<readonly Thread[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  /** Reads the messages before a number. Keeps what was shown, because the latest page moves on. */
  async function load(before: number, shown: Thread): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const input = { params: { company, application }, query: { before: String(before) } };
      const page = await partner.call(messageList, input);
      setPages((known) => [page, ...known, shown]);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }

  return { pages, load, isBusy, error };
}

/** Joins pages, the oldest first. A message that is on two pages is shown once. */
function joined(pages: readonly Thread[]): ThreadMessage[] {
  const bySequence = new Map(pages.flatMap(({ messages }) => messages).map((one) => [one.sequence, one]));
  return [...bySequence.values()].sort((one, other) => one.sequence - other.sequence);
}

/** Reads the conversation with an applicant, again every ten seconds, and marks it as read. */
export function useThread(application: string) {
  const { id: company } = useCompany();
  const input = { params: { company, application }, query: {} };
  const query = usePartnerQuery(messageList, input, { everyMs: EVERY_MS });
  const older = useOlder(application);
  const latest = query.data;
  const pages = latest === undefined ? [] : [...older.pages, latest];
  const messages = joined(pages);
  useMarkRead(application, messages);
  const before = pages[0]?.before ?? null;
  return {
    query,
    messages,
    loadOlder: before === null || latest === undefined ? null : () => void older.load(before, latest),
    isLoadingOlder: older.isBusy,
    olderError: older.error,
  };
}
