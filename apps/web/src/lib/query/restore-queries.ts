import { type DehydratedState, hashKey, type InfiniteData } from '@tanstack/react-query';

type DehydratedQuery = DehydratedState['queries'][number];

/** The state of a query that was fetched once, without its data. */
const FETCHED_ONCE: Omit<DehydratedQuery['state'], 'data' | 'dataUpdatedAt'> = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
};

/** The queries of a page as its HTML contains them: what `restoreQueries` can add again is left out. */
export interface HandedOverQueries {
  readonly mutations: DehydratedState['mutations'];
  readonly queries: readonly (Omit<DehydratedQuery, 'queryHash' | 'state'> & {
    readonly queryHash?: string;
    readonly state: Partial<DehydratedQuery['state']>;
  })[];
}

/** Leaves out of the queries of a page what the browser can add again. */
export function handOverQueries({ mutations, queries }: DehydratedState): HandedOverQueries {
  const usual: Readonly<Record<string, unknown>> = FETCHED_ONCE;
  return {
    mutations,
    queries: queries.map(({ queryHash, state, ...query }) => ({
      ...query,
      ...(queryHash !== hashKey(query.queryKey) && { queryHash }),
      state: Object.fromEntries(
        Object.entries(state).filter(([name, value]) => !(name in usual) || usual[name] !== value),
      ),
    })),
  };
}

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return data !== null && typeof data === 'object' && 'pageParams' in data && 'pages' in data;
}

/**
 * Restores the queries that the server sent as JSON. The first page's parameter arrives as `null`, because JSON has
 * no `undefined`. It becomes `undefined` again, or a refetch would send it as a cursor.
 */
export function restoreQueries({ mutations, queries }: HandedOverQueries): DehydratedState {
  return {
    mutations,
    queries: queries.map((query) => {
      const { data, dataUpdatedAt = 0, ...more } = query.state;
      const state = { ...FETCHED_ONCE, ...more, data, dataUpdatedAt };
      const whole = { ...query, queryHash: query.queryHash ?? hashKey(query.queryKey), state };
      if (!isPaged(data)) return whole;
      const pageParams = data.pageParams.map((parameter) => parameter ?? undefined);
      return { ...whole, state: { ...state, data: { ...data, pageParams } } };
    }),
  };
}
