import type {
  AnyPartnerRoute,
  PartnerInput,
  PartnerOutput,
} from '@nukkad/contract/partner/define-partner-route.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { partnerKey, readRoute } from './partner-query.ts';
import { useServices } from './services.ts';

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

type Item<R> = PartnerOutput<R> extends { readonly items: readonly (infer I)[] } ? I : never;

/**
 * Reads a list page by page: `items` are those of all pages so far, `more` loads the next page and is null at the end. A
 * page that could not be loaded leaves the others in place (`moreError`).
 */
export function usePartnerPages<R extends AnyPartnerRoute>(route: R, input: PartnerInput<R>) {
  const { partner } = useServices();
  const pages = useInfiniteQuery({
    queryKey: partnerKey(route, input),
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const { query } = input as { readonly query?: object };
      const page = {
        ...(input as object),
        query: { ...query, ...(pageParam !== '' && { after: pageParam }) },
      };
      return (await readRoute(partner, route, page as PartnerInput<R>, signal)) as unknown as Page;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  return {
    query: {
      data: data?.pages.flatMap(({ items }) => items) as readonly Item<R>[] | undefined,
      error: isFetchNextPageError ? null : pages.error,
      isFetching: pages.isFetching,
      dataUpdatedAt: pages.dataUpdatedAt,
      refetch: pages.refetch,
    },
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
    moreError: isFetchNextPageError ? pages.error : null,
  };
}

export type PartnerPages = ReturnType<typeof usePartnerPages>;
