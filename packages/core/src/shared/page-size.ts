import { PARTNER_PAGE_MAX } from '@nukkad/contract/partner/partner.wire.ts';

/** Returns the size of a page of the companies' API from the text in the URL; 20 by default. */
export const pageSizeOf = (size: string | undefined): number =>
  Math.min(Number(size ?? 20), PARTNER_PAGE_MAX);
