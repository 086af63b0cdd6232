import type { DehydratedState, InfiniteData } from '@tanstack/react-query';

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return data !== null && typeof data === 'object' && 'pageParams' in data && 'pages' in data;
}

/**
 * What the server handed over, as it was there: JSON knows no `undefined`, so that the parameter of a list's first page
 * comes as `null`, which a later reload of the list would send as its cursor.
 */
export function revivedQueries(handedOver: DehydratedState): DehydratedState {
  const queries = handedOver.queries.map((query) => {
    const { data } = query.state;
    if (!isPaged(data)) return query;
    const pageParams = data.pageParams.map((parameter) => parameter ?? undefined);
    return { ...query, state: { ...query.state, data: { ...data, pageParams } } };
  });
  return { ...handedOver, queries };
}
