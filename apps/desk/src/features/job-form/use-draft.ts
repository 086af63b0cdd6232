import { ApiError } from '@nukkad/contract/api-error.ts';
import { draftChange, draftCreate } from '@nukkad/contract/partner/draft.routes.ts';
import type { JobFields, JobProblem } from '@nukkad/contract/partner/job-fields.wire.ts';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { readStoredDraft, type StoredDraft, storeDraft } from './draft-store.ts';

/** Milliseconds without a further press or letter after which a draft is sent. */
const PAUSE_MS = 500;

/** SAVED: the server has everything. WAITING: it is kept on the device until there is a connection. */
type DraftState = 'SAVED' | 'SAVING' | 'WAITING' | 'FAILED';

export interface DraftForm {
  readonly fields: JobFields;
  readonly problems: readonly JobProblem[];
  readonly state: DraftState;
  readonly error: unknown;
  /** Changes fields; null clears one. */
  readonly change: (change: JobFields) => void;
  /** Sends what is unsent. Returns the id of the draft, or null if it could not be sent. */
  readonly send: () => Promise<string | null>;
  /** Forgets the draft on this device, after it was published or deleted. */
  readonly forget: () => void;
}

/** Returns the fields without those that are cleared. */
function withChange(fields: JobFields, change: JobFields): JobFields {
  const entries = Object.entries({ ...fields, ...change });
  return Object.fromEntries(
    entries.filter(([, value]) => value !== null && value !== undefined),
  ) as JobFields;
}

/**
 * Keeps a draft on the device with each change, and sends it shortly after the last one. Without a connection it is sent
 * when the connection returns.
 */
export function useDraft(company: string, start: StoredDraft): DraftForm {
  const { partner } = useServices();
  const draft = useRef(start);
  const sending = useRef<Promise<string | null> | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const isForgotten = useRef(false);
  const [fields, setFields] = useState(start.fields);
  const [problems, setProblems] = useState<readonly JobProblem[]>([]);
  const [state, setState] = useState<DraftState>('SAVED');
  const [error, setError] = useState<unknown>(null);

  function keep(next: StoredDraft): void {
    draft.current = next;
    if (!isForgotten.current) storeDraft(company, next);
  }

  async function sendOnce(): Promise<string | null> {
    const { id, key, fields: all, unsent } = draft.current;
    if (id !== null && Object.keys(unsent).length === 0) return id;
    setState('SAVING');
    setError(null);
    try {
      const saved =
        id === null
          ? await partner.call(draftCreate, { params: { company }, body: { fields: all } }, { key })
          : await partner.call(draftChange, { params: { company, draft: id }, body: { fields: unsent } });
      // What changed while the request ran is still unsent.
      const left = Object.entries(draft.current.unsent).filter(
        ([name, value]) => unsent[name as keyof JobFields] !== value,
      );
      keep({ ...draft.current, id: saved.id, unsent: Object.fromEntries(left) as JobFields });
      setProblems(saved.problems);
      setState('SAVED');
      return left.length === 0 ? saved.id : await sendOnce();
    } catch (thrown) {
      const isOffline = thrown instanceof ApiError;
      setState(isOffline ? 'WAITING' : 'FAILED');
      if (!isOffline) setError(thrown);
      return null;
    }
  }

  function send(): Promise<string | null> {
    window.clearTimeout(timer.current);
    sending.current ??= sendOnce().finally(() => {
      sending.current = null;
    });
    return sending.current;
  }

  function change(changed: JobFields): void {
    const next = withChange(draft.current.fields, changed);
    keep({ ...draft.current, fields: next, unsent: { ...draft.current.unsent, ...changed } });
    setFields(next);
    setState('SAVING');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void send(), PAUSE_MS);
  }

  useEffect(() => {
    const again = () => void send();
    window.addEventListener('online', again);
    if (readStoredDraft(company) !== null) again();
    return () => {
      window.removeEventListener('online', again);
      window.clearTimeout(timer.current);
    };
  }, [company]);

  function forget(): void {
    isForgotten.current = true;
    storeDraft(company, null);
  }

  return { fields, problems, state, error, change, send, forget };
}
