import type { Company } from '@nukkad/contract';

/** The other side of a chat: a company, or the product's admin. */
export type ChatPeer =
  | { readonly kind: 'company'; readonly company: Pick<Company, 'id' | 'name' | 'image'> }
  | { readonly kind: 'admin'; readonly adminId: string };
