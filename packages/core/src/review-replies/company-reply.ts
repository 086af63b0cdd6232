import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { reviewReply } from '@nukkad/contract/partner/review.routes.ts';

type Reply = PartnerOutput<typeof reviewReply>;

/** A stored reply with its author. */
export interface StoredReply {
  readonly text: string;
  readonly changedAt: Date;
  readonly heldAt: Date | null;
  readonly heldReason: string | null;
  readonly hiddenAt: Date | null;
  readonly member: { readonly name: string; readonly deletedAt: Date | null };
}

/** What `companyReplyOf` needs of the author. */
export const AUTHOR = { select: { name: true, deletedAt: true } } as const;

function stateOf({ heldAt, hiddenAt }: StoredReply): Reply['state'] {
  if (hiddenAt !== null) return 'HIDDEN';
  return heldAt === null ? 'SHOWN' : 'HELD';
}

/** Returns a reply as its own company sees it. */
export function companyReplyOf(reply: StoredReply): Reply {
  const state = stateOf(reply);
  return {
    text: reply.text,
    at: reply.changedAt.toISOString(),
    by: reply.member.deletedAt === null ? reply.member.name : null,
    state,
    heldReason: state === 'HELD' ? reply.heldReason : null,
  };
}
