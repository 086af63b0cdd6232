import type { ScreenRoute } from '../lib/routing/screen-route.ts';

/** Pages that anyone reads, rendered whole on the server. */
export const publicRoutes: readonly ScreenRoute[] = [];
