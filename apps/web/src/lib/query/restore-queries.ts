import type { DehydratedState, InfiniteData } from '@tanstack/react-query';

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return data !== null && typeof data === 'object' && 'pageParams' in data && 'pages' in data;
}

/**
 * Restores the queries that the server sent as JSON. The first page's parameter arrives as `null`, because JSON has
 * no `undefined`. It becomes `undefined` again, or a refetch would send it as a cursor.
 */
export function restoreQueries(handedOver: DehydratedState): DehydratedState {
  const queries = handedOver.queries.map((query) => {
    const { data } = query.state;
    if (!isPaged(data)) return query;
    const pageParams = data.pageParams.map((parameter) => parameter ?? undefined);
    return { ...query, state: { ...query.state, data: { ...data, pageParams } } };
  });
  return { ...handedOver, queries };
}
