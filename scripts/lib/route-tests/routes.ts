import { type AnyRoute, routes } from '../../../packages/contract/src/index.ts';

/** The routes of the contract in their order. */
export const contractRoutes = (Object.values(routes) as AnyRoute[]).toSorted((a, b) => a.number - b.number);
