import { type FoundCompany, type FoundJob, RECENT_SEARCHES } from '@nukkad/contract';
import * as z from 'zod/mini';

/** What a visitor opened from the search, latest first; it stays in the browser. */
export interface RecentPicks {
  readonly jobs: readonly FoundJob[];
  readonly companies: readonly FoundCompany[];
}

export const NO_PICKS: RecentPicks = { jobs: [], companies: [] };

const job = z.object({
  id: z.string(),
  title: z.string(),
  companyName: z.string(),
  companyImage: z.nullable(z.string()),
  status: z.enum(['ACTIVE', 'CLOSED', 'PAUSED']),
  link: z.string(),
  city: z.string(),
});
const company = z.object({
  id: z.string(),
  name: z.string(),
  image: z.nullable(z.string()),
  link: z.string(),
  followers: z.number(),
});
const stored = z.object({ jobs: z.array(job), companies: z.array(company) });

/** Reads what was stored; anything else than that is nothing. */
export function readPicks(text: string | null): RecentPicks {
  try {
    const parsed = stored.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : NO_PICKS;
  } catch {
    return NO_PICKS;
  }
}

/** The list with one more at its head: each once, at most as many as are kept. */
export function withPick<Item extends { readonly id: string }>(
  items: readonly Item[],
  picked: Item,
): readonly Item[] {
  return [picked, ...items.filter(({ id }) => id !== picked.id)].slice(0, RECENT_SEARCHES);
}
