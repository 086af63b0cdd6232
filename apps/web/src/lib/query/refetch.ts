import type { RouteKey } from '@nukkad/contract/load-route.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Invalidates the cached responses of some routes. Resolves when the queries on screen have been refetched. */
export async function refetchRoutes(queryClient: QueryClient, routes: readonly RouteKey[]): Promise<void> {
  await Promise.all(routes.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
