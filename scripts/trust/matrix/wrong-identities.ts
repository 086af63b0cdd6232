import { partnerRoutes } from '@nukkad/contract/partner/routes.ts';
import type { Checks } from '../shared/checks.ts';
import { type Scale, sampled } from '../shared/part.ts';
import { ALL_ROUTES, codeOf, exampleOf, fetchText, forAll, send } from '../shared/requests.ts';
import type { ServerProcess } from '../shared/server.ts';
import { changedTables, settledTables } from '../shared/tables.ts';
import type { Victim } from '../shared/victim.ts';
import type { World } from '../shared/world.ts';
import { type Identity, wrongIdentities } from './identities.ts';

const headersOf = ({ authorization }: Identity): Record<string, string> =>
  authorization === undefined ? {} : { authorization };

/** Every route that reads the session × every wrong identity: refused, without data, and nothing is stored. */
export async function refusesWrongIdentities(
  checks: Checks,
  { world, victim, api, scale }: { world: World; victim: Victim; api: ServerProcess; scale: Scale },
): Promise<void> {
  const identities = await wrongIdentities(world, api, victim);
  const before = await settledTables(world.database);
  const guarded = ALL_ROUTES.filter(([, route]) => route.auth !== 'public');
  const cells = guarded.flatMap(([name, route]) =>
    identities
      .filter((identity) => route.auth === 'seeker' || identity.authorization !== undefined)
      .map((identity) => ({ name, route, identity })),
  );
  await forAll(sampled(cells, scale), 8, async ({ name, route, identity }) => {
    const answer = await send(api.origin, route, exampleOf(name, route, victim.id), headersOf(identity));
    const isRefused = answer.status === 401 && codeOf(answer) === identity.code;
    checks.check(isRefused, `${name} with ${identity.name}: ${answer.status} ${answer.text.slice(0, 100)}`);
    checks.check(!answer.text.includes(victim.marker), `${name} with ${identity.name} shows somebody's data`);
  });
  await refusesAtCompanies(checks, { victim, api, identities, scale });
  const changed = changedTables(before, await settledTables(world.database));
  checks.check(changed.length === 0, `refused requests changed ${changed.join(', ')}`);
}

/** The companies' routes: no identity of a seeker opens one, and so does none at all. */
async function refusesAtCompanies(
  checks: Checks,
  {
    victim,
    api,
    identities,
    scale,
  }: {
    scale: Scale;
    victim: Victim;
    api: ServerProcess;
    identities: Identity[];
  },
): Promise<void> {
  const seeker: Identity = {
    name: 'a seeker',
    authorization: `Bearer ${victim.token}`,
    code: 'NOT_SIGNED_IN',
  };
  const cells = partnerRoutes
    .filter(({ access }) => access !== 'public')
    .flatMap((route) => [...identities, seeker].map((identity) => ({ route, identity })));
  await forAll(sampled(cells, scale), 8, async ({ route: { method, path, key }, identity }) => {
    const url = api.origin + path.replace(/:\w+/g, victim.id);
    const isBodyless = method === 'GET' || method === 'DELETE';
    const answer = await fetchText(url, {
      method,
      headers: { ...headersOf(identity), ...(isBodyless ? {} : { 'content-type': 'application/json' }) },
      ...(isBodyless ? {} : { body: '{}' }),
    });
    const isRefused = [400, 401, 403, 404].includes(answer.status) && !answer.text.includes(victim.marker);
    checks.check(isRefused, `${key} with ${identity.name}: ${answer.status} ${answer.text.slice(0, 100)}`);
  });
}
