import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** A message that is being written. Its key stays until it is stored, so that it is stored once. */
interface Draft {
  readonly text: string;
  readonly key: string;
}

const newDraft = (text: string): Draft => ({ text, key: crypto.randomUUID() });

/**
 * Returns the message to an applicant that is being written. It stays in memory when the screen is left, and is forgotten
 * with everything else when the session ends. A changed text gets another key.
 */
export function useDraft(application: string) {
  const client = useQueryClient();
  const queryKey = ['messages.draft', application];
  const [draft, setDraft] = useState(() => client.getQueryData<Draft>(queryKey) ?? newDraft(''));

  function write(text: string): void {
    const next = newDraft(text);
    client.setQueryDefaults(['messages.draft'], { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(queryKey, next);
    setDraft(next);
  }

  return { draft, write };
}
