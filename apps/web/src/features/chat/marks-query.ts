import type { ChatMarks } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';

const KEY = ['chat.marks'];

type AllMarks = readonly ChatMarks[];

const NO_MARKS = { unread: 0, read: 0, seen: 0 };

/**
 * Stores the marks of a conversation in the query cache, which is erased when the seeker signs out. Read positions never
 * go back: a delayed event does not make a message unread again.
 */
export function storeMarks(queryClient: QueryClient, marks: ChatMarks): void {
  // Events are the only source, so the marks stay in the cache while no screen shows them.
  queryClient.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData<AllMarks>(KEY, (before = []) => {
    const known = before.find(({ companyId }) => companyId === marks.companyId);
    if (known && (marks.read < known.read || marks.seen < known.seen)) return before;
    return [...before.filter((one) => one !== known), marks];
  });
}

/** Returns the marks of the conversation with a company; with the product's support for null. */
export function useMarks(companyId: string | null): Omit<ChatMarks, 'companyId'> {
  // Events fill the cache. There is nothing to fetch.
  const { data } = useQuery<AllMarks>({ queryKey: KEY, queryFn: () => [], enabled: false });
  return data?.find((marks) => marks.companyId === companyId) ?? NO_MARKS;
}
