import type { RouteKey } from '@nukkad/contract/load-route.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Marks the answers of some routes as stale; resolves when those on the screen have been asked for anew. */
export async function askAnew(queryClient: QueryClient, routes: readonly RouteKey[]): Promise<void> {
  await Promise.all(routes.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
