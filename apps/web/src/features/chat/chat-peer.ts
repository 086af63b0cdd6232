import type { Company } from '@nukkad/contract';

/** The other participant of a chat: a company or an admin of the product. */
export type ChatPeer =
  | { readonly kind: 'company'; readonly company: Pick<Company, 'id' | 'name' | 'image'> }
  | { readonly kind: 'admin'; readonly adminId: string };

/** Returns the id of the company of a chat; null for the chat with an admin. */
export const companyOf = (peer: ChatPeer): string | null => (peer.kind === 'admin' ? null : peer.company.id);
