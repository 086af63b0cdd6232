import { type AnyRoute, ERRORS } from '@nukkad/contract';
import { openApiSchema } from '@nukkad/contract/openapi/json-schema.ts';
import type { Checks } from '../shared/checks.ts';
import { type Scale, sampled } from '../shared/part.ts';
import { ALL_ROUTES, bearer, exampleOf, forAll, send, type WireRequest } from '../shared/requests.ts';
import type { ServerProcess } from '../shared/server.ts';
import { changedTables, readTables } from '../shared/tables.ts';
import type { Victim } from '../shared/victim.ts';
import type { World } from '../shared/world.ts';

const PARTS = ['params', 'query', 'body'] as const;
/** Errors that every route may return. */
const GENERAL = [400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 503];

function fieldsOf(route: AnyRoute, part: (typeof PARTS)[number]): string[] {
  const schema = route.request[part];
  if (!schema) return [];
  const { properties = {} } = openApiSchema(schema) as { properties?: Record<string, { type?: unknown }> };
  return Object.entries(properties)
    .filter(([, { type }]) => type === undefined || String(type).includes('string'))
    .map(([name]) => name);
}

/** Returns the example with each id of somebody else in each text field, one at a time. */
function withForeignIds(route: AnyRoute, example: WireRequest, ids: readonly string[]): WireRequest[] {
  return PARTS.flatMap((part) =>
    fieldsOf(route, part).flatMap((field) =>
      ids.map((id) => ({ ...example, [part]: { ...example[part], [field]: id } })),
    ),
  );
}

/** Returns the statuses that the contract documents for a route. */
function documentedStatuses(route: AnyRoute): Set<number> {
  return new Set([200, 302, ...GENERAL, ...route.refusals.map((code) => ERRORS[code].status)]);
}

/**
 * Every route × every text field × every id of somebody else, with a valid session: a documented status, no foreign
 * data in the response, and her rows stay as they are.
 */
export async function refusesForeignIds(
  checks: Checks,
  { world, victim, api, scale }: { world: World; victim: Victim; api: ServerProcess; scale: Scale },
): Promise<void> {
  const before = await readTables(world.database, victim.ids);
  await forAll(ALL_ROUTES, 4, async ([name, route]) => {
    const mallory = await world.person();
    const statuses = documentedStatuses(route);
    const requests = withForeignIds(route, exampleOf(name, route, mallory.id), victim.ids);
    for (const request of sampled(requests, scale)) {
      const answer = await send(api.origin, route, request, bearer(mallory.token));
      const what = `${name} ${JSON.stringify(request).slice(0, 160)}`;
      checks.check(statuses.has(answer.status), `${what}: ${answer.status} ${answer.text.slice(0, 100)}`);
      const echoed = JSON.stringify(request).includes(victim.marker);
      checks.check(echoed || !answer.text.includes(victim.marker), `${what} shows somebody's data`);
    }
  });
  const changed = changedTables(before, await readTables(world.database, victim.ids));
  checks.check(changed.length === 0, `somebody else changed rows of ${changed.join(', ')}`);
}
