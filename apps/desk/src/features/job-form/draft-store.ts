import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';

/** A draft as the device keeps it while it could not be sent. It says nothing about people. */
export interface StoredDraft {
  /** The id of the draft on the server; null until it was sent once. */
  readonly id: string | null;
  /** The key with which the draft is created, so that a repeated request creates one draft. */
  readonly key: string;
  readonly fields: JobFields;
  /** The fields that the server does not have yet. */
  readonly unsent: JobFields;
}

const nameOf = (company: string) => `hire-draft:${company}`;

/** Returns the draft of a company that waits on this device; null if there is none or the browser blocks storage. */
export function readStoredDraft(company: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(nameOf(company)) ?? 'null');
    const isDraft = typeof stored === 'object' && stored !== null && 'fields' in stored && 'unsent' in stored;
    return isDraft ? (stored as StoredDraft) : null;
  } catch {
    return null;
  }
}

/** Stores the draft of a company on this device; null removes it. Does nothing if the browser blocks storage. */
export function storeDraft(company: string, draft: StoredDraft | null): void {
  try {
    if (draft === null) window.localStorage.removeItem(nameOf(company));
    else window.localStorage.setItem(nameOf(company), JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
