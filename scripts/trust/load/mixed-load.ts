import { type AnyRoute, routes } from '@nukkad/contract';
import { type Answer, bearer, exampleOf, send } from '../shared/requests.ts';
import type { Person } from '../shared/world.ts';
import { MIX } from './mix.ts';

/** Sends the request with this number of the mixed load. */
export function sendMixed(origin: string, number: number, person: Person): Promise<Answer> {
  const name = MIX[number % MIX.length] ?? 'jobFilter';
  const route: AnyRoute = routes[name];
  return send(origin, route, exampleOf(name, route, person.id), bearer(person.token));
}
