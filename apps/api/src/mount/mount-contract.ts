import { type AnyRoute, routes } from '@nukkad/contract';
import type { FastifyInstance } from 'fastify';
import { mountMissing, mountRoute } from './mount-route.ts';
import type { ApiModule } from './route-binding.ts';

/** Mounts every route of the contract. Routes without a handler answer 501. */
export async function mountContract(app: FastifyInstance, modules: readonly ApiModule[]): Promise<void> {
  const bound = new Set<string>();
  for (const module of modules) {
    for (const binding of module.routes) {
      if (bound.has(binding.route.key)) throw new Error(`${binding.route.key} is bound twice`);
      bound.add(binding.route.key);
      mountRoute(app, binding);
    }
    await module.setUp?.(app);
  }
  for (const route of Object.values(routes) as AnyRoute[]) {
    if (!bound.has(route.key)) mountMissing(app, route);
  }
}
