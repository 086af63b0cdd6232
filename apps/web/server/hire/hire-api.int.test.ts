import { IDEMPOTENCY_HEADER } from '@nukkad/contract/idempotency.ts';
import type { AnyPartnerRoute } from '@nukkad/contract/partner/define-partner-route.ts';
import { partnerRoutes } from '@nukkad/contract/partner/routes.ts';
import { expect, it } from 'vitest';
import { makeHireFolder, visit } from '../testing/hire-visit.ts';
import { rawUpstream } from '../testing/raw-upstream.ts';
import { startWeb } from '../testing/test-web-server.ts';

const KEYED = { [IDEMPOTENCY_HEADER]: 'one-action-1' };

/** Calls a route of companies while the API resets each connection. Returns the status and the number of connections. */
async function callReset({ method, path }: AnyPartnerRoute, headers: Readonly<Record<string, string>>) {
  let connections = 0;
  const api = await rawUpstream((socket, connection) => {
    connections = connection;
    socket.resetAndDestroy();
  });
  const site = await startWeb({
    api,
    env: { HIRE_ORIGIN: 'http://hire.test' },
    hireFolder: await makeHireFolder(),
  });
  const { status } = await visit(site, `/api${path.replace(/:\w+/g, '1')}`, { method, headers });
  return { status, connections };
}

const routeWith = (kind: AnyPartnerRoute['kind'], idempotency?: AnyPartnerRoute['idempotency']) => {
  const route = partnerRoutes.find(
    (one) => one.kind === kind && (kind === 'query' || one.idempotency === idempotency),
  );
  if (!route) throw new Error(`No route is a ${kind} with ${idempotency}`);
  return route;
};

it.each([
  ['a query', routeWith('query'), {}, 2],
  ['a command without its required key', routeWith('command', 'required'), {}, 1],
  ['a command with its required key', routeWith('command', 'required'), KEYED, 2],
  ['a command without a key that it accepts', routeWith('command', 'accepted'), {}, 1],
  ['a command with a key that it accepts', routeWith('command', 'accepted'), KEYED, 2],
  ['a command that knows no keys', routeWith('command', 'none'), KEYED, 1],
])('%s reaches an API that resets each connection as often as is safe', async (_, route, headers, times) => {
  expect(await callReset(route, headers)).toEqual({ status: 503, connections: times });
});
