import { type FoundCompany, type FoundJob, RECENT_SEARCHES } from '@nukkad/contract';

/** Jobs and companies that a visitor opened from the search, latest first. They are stored in the browser only. */
export interface RecentPicks {
  readonly jobs: readonly FoundJob[];
  readonly companies: readonly FoundCompany[];
}

export const NO_PICKS: RecentPicks = { jobs: [], companies: [] };

type Fields = Readonly<Record<string, 'string' | 'number' | 'picture'>>;

// Validated by hand, because Zod would be a tenth of the page's script.
const JOB: Fields = {
  id: 'string',
  title: 'string',
  companyName: 'string',
  companyImage: 'picture',
  status: 'string',
  link: 'string',
  city: 'string',
};
const COMPANY: Fields = {
  id: 'string',
  name: 'string',
  image: 'picture',
  link: 'string',
  followers: 'number',
};

function hasFields<Item>(fields: Fields, value: unknown): value is Item {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return Object.entries(fields).every(([name, kind]) =>
    kind === 'picture'
      ? record[name] === null || typeof record[name] === 'string'
      : typeof record[name] === kind,
  );
}

function listOf<Item>(fields: Fields, value: unknown): readonly Item[] | null {
  return Array.isArray(value) && value.every((item) => hasFields<Item>(fields, item)) ? value : null;
}

/** Parses the stored text. Invalid text gives empty lists. */
export function readPicks(text: string | null): RecentPicks {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof RecentPicks, unknown>>;
    const jobs = listOf<FoundJob>(JOB, stored.jobs);
    const companies = listOf<FoundCompany>(COMPANY, stored.companies);
    return jobs && companies ? { jobs, companies } : NO_PICKS;
  } catch {
    return NO_PICKS;
  }
}

/** Removes one item, or all. */
export function withoutPicks(picks: RecentPicks, gone: string | 'all'): RecentPicks {
  if (gone === 'all') return NO_PICKS;
  return {
    jobs: picks.jobs.filter(({ id }) => id !== gone),
    companies: picks.companies.filter(({ id }) => id !== gone),
  };
}

/** Adds an item at the front of a list, removes duplicates, and drops items beyond the maximum length. */
export function withPick<Item extends { readonly id: string }>(
  items: readonly Item[],
  picked: Item,
): readonly Item[] {
  return [picked, ...items.filter(({ id }) => id !== picked.id)].slice(0, RECENT_SEARCHES);
}
