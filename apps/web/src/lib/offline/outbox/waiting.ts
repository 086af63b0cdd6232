import type { ApplyInput, SaveJobInput } from '@nukkad/contract';

/** What a seeker did without a line. */
type WaitingAct =
  | { readonly kind: 'save'; readonly input: SaveJobInput }
  | { readonly kind: 'hide'; readonly input: { readonly jobId: string } }
  | { readonly kind: 'apply'; readonly input: ApplyInput };

/** One entry of the outbox. */
export interface Waiting {
  /** Made here and sent with it, so that it happens once however often it is sent. */
  readonly key: string;
  /** Whose it is: nobody else sends or sees it. */
  readonly account: string;
  readonly createdAt: number;
  /** What it is about, as the list of what waits names it. */
  readonly about: string;
  readonly act: WaitingAct;
  /** Why it was refused, until the seeker has read it; null while it waits. */
  readonly problem: string | null;
}
