import { type AnyRoute, routes } from '@nukkad/contract';
import { type Answer, bearer, exampleOf, type RouteName, send } from '../shared/requests.ts';
import type { Person } from '../shared/world.ts';

/** What seekers ask for, most frequent first; an entry that is repeated is asked for more often. */
const MIX: readonly RouteName[] = [
  'jobFilter',
  'jobFilter',
  'jobFilter',
  'jobList',
  'searchTypeahead',
  'jobFilterOptions',
  'cityList',
  'accountSummary',
  'myJobs',
  'notificationUnreadCount',
  'profileWhole',
];

/** Sends the request with this number of the mixed load. */
export function sendMixed(origin: string, number: number, person: Person): Promise<Answer> {
  const name = MIX[number % MIX.length] ?? 'jobFilter';
  const route: AnyRoute = routes[name];
  return send(origin, route, exampleOf(name, route, person.id), bearer(person.token));
}
