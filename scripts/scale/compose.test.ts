import { existsSync, readFileSync } from 'node:fs';
import { timesOf } from '@nukkad/db/connections.ts';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { fillVariables } from '../testing/compose-variables.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

interface Service {
  readonly environment?: Record<string, string>;
  readonly volumes?: readonly string[];
  readonly stop_signal?: string;
  readonly ulimits?: { readonly nofile: number };
  readonly deploy?: { readonly replicas: number };
  readonly networks?: Record<string, { readonly aliases?: string[] }>;
}

// `!reset` is a YAML tag of Compose.
const { services } = parse(read('docker-compose.scale.yml'), { merge: true, logLevel: 'silent' }) as {
  services: Record<string, Service>;
};
const single = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
};
const haproxy = read('docker/scale/haproxy.cfg');
const pgbouncer = read('docker/scale/pgbouncer.ini');
const variableOf = (service: string, name: string): string => services[service]?.environment?.[name] ?? '';

it('two of each server run', () => {
  for (const name of ['api', 'worker', 'chat', 'web']) expect(services[name]?.deploy?.replicas, name).toBe(2);
});

it.each([
  ['API_ORIGIN', 'api'],
  ['CHAT_ORIGIN', 'chat'],
])('the web server’s %s is a port of the balancer that leads to %s', (name, backend) => {
  const { hostname, port } = new URL(variableOf('web', name));
  expect(services).toHaveProperty(hostname);
  expect(haproxy).toMatch(
    new RegExp(`frontend ${backend}\n {2}bind :${port}\n {2}default_backend ${backend}\n`),
  );
});

it('the balancer asks for names that the engine knows, at the ports of the images', () => {
  const names = [...haproxy.matchAll(/server-template \w+ \d+ ([\w-]+):(\d+)/g)].map(([, host, port]) => [
    host,
    port,
  ]);
  expect(names).toEqual([
    [services.web?.networks?.front?.aliases?.[0], '3000'],
    ['api', '4000'],
    ['chat', '4100'],
  ]);
  const dockerfile = read('docker/Dockerfile');
  for (const [, port] of names) expect(dockerfile).toContain(`EXPOSE ${port}`);
});

it('the balancer waits for a server that waits for its database, and listens again soon after it was told to end', () => {
  const { reconnectWithin } = timesOf({ url: '' });
  const [, patience] = /^ {2}timeout check (\d+)ms$/m.exec(haproxy) ?? [];
  expect(Number(patience)).toBeGreaterThan(reconnectWithin);
  expect(services.balancer?.stop_signal).toBe('SIGTERM');
});

it('the balancer gets the descriptors that it asks for at its start', () => {
  const [, connections] = /^ {2}maxconn (\d+)$/m.exec(haproxy) ?? [];
  expect(services.balancer?.ulimits?.nofile).toBeGreaterThan(2 * Number(connections) + 100);
});

it('the web server trusts the proxy and the balancer by names that they have in the network they share', () => {
  const names = (text: string) => /:-([^}]*)\}$/.exec(text)?.[1]?.split(',');
  const proxy = single.services.proxy?.networks?.front?.aliases?.[0];
  const balancer = services.balancer?.networks?.front?.aliases?.[0];
  expect([proxy, balancer]).toEqual(['nukkad-proxy', 'nukkad-balancer']);
  expect(names(single.services.web?.environment?.TRUST_PROXY ?? '')).toEqual([proxy]);
  expect(names(variableOf('web', 'TRUST_PROXY'))).toEqual([proxy, balancer]);
});

it.each(['api', 'worker', 'chat'])(
  '%s reaches a database of the pooler, and the server past it',
  (service) => {
    const path = fillVariables(variableOf(service, 'DATABASE_URL'), { POSTGRES_PASSWORD: 'secret' });
    const { hostname, port, pathname } = new URL(path);
    expect(services).toHaveProperty(hostname);
    expect(pgbouncer).toContain(`listen_port = ${port}\n`);
    expect(pgbouncer).toMatch(new RegExp(`^${pathname.slice(1)} = host=database `, 'm'));
    expect(variableOf(service, 'DATABASE_DIRECT_URL')).toContain('@database:5432/');
  },
);

it('searches of the API are read from a service that follows the database, without the pooler; others are not', () => {
  const path = fillVariables(variableOf('api', 'SEARCH_DATABASE_URL'), { POSTGRES_PASSWORD: 'secret' });
  const { hostname, port } = new URL(path);
  expect([hostname, port]).toEqual(['replica', '5432']);
  expect(variableOf('replica', 'PGHOST')).toBe('database');
  expect(read('docker/scale/pg_hba.conf')).toMatch(
    new RegExp(`^host +replication ${variableOf('replica', 'PGUSER')} +all +scram-sha-256$`, 'm'),
  );
  expect(variableOf('worker', 'SEARCH_DATABASE_URL')).toBe('');
});

it('the files that are mounted are there', () => {
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] ?? '').filter((path) => path.startsWith('./')),
  );
  expect(mounted.length).toBeGreaterThan(1);
  for (const path of mounted) expect(existsSync(new URL(`../../${path}`, import.meta.url)), path).toBe(true);
});
