import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fillVariables } from './testing/compose-variables.ts';

interface Service {
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}

// `!reset` is a YAML tag of Compose.
const composeOf = (name: string) =>
  parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'), {
    merge: true,
    logLevel: 'silent',
  }) as Compose;
const single = composeOf('docker-compose.yml').services;
const scale = composeOf('docker-compose.scale.yml').services;

const OWNER = { POSTGRES_PASSWORD: 'secret-of-owner' };
const ROLES = {
  API_DATABASE_PASSWORD: 'secret-of-api',
  WORKER_DATABASE_PASSWORD: 'secret-of-worker',
  CHAT_DATABASE_PASSWORD: 'secret-of-chat',
  OPS_DATABASE_PASSWORD: 'secret-of-ops',
};
const NAMES = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SEARCH_DATABASE_URL'];

/** The addresses of the database that a service gets from both files, those of the second file first. */
function addressesOf(service: string, variables: Readonly<Record<string, string>>): URL[] {
  return [scale, single].flatMap((services) =>
    NAMES.map((name) => fillVariables(services[service]?.environment?.[name] ?? '', variables))
      .filter((address) => address !== '')
      .map((address) => new URL(address)),
  );
}

describe('each server connects to the database', () => {
  it.each([
    ['api', 'api', 4],
    ['worker', 'worker', 3],
    ['chat', 'chat', 3],
    ['ops', 'ops', 1],
    ['feeds', 'ops', 1],
  ])('%s with the role of %s, or as the owner if that has no password', (service, role, count) => {
    const withRoles = addressesOf(service, { ...OWNER, ...ROLES });
    expect(withRoles).toHaveLength(count);
    for (const { username, password } of withRoles)
      expect([username, password]).toEqual([`nukkad_${role}`, `secret-of-${role}`]);
    for (const { username, password } of addressesOf(service, OWNER))
      expect([username, password]).toEqual(['nukkad', 'secret-of-owner']);
  });

  it.each(['prepare', 'backup'])('%s as the owner', (service) => {
    const [address] = addressesOf(service, { ...OWNER, ...ROLES });
    expect(address?.username).toBe('nukkad');
  });
});

it('no server knows the password of another role', () => {
  const known = Object.fromEntries(
    ['api', 'worker', 'chat', 'ops', 'feeds', 'web', 'prepare', 'backup'].map((service) => {
      const texts = [single, scale].flatMap((services) =>
        Object.values(services[service]?.environment ?? {}),
      );
      const filled = texts.map((text) => fillVariables(String(text), { ...OWNER, ...ROLES })).join('\n');
      return [service, [...new Set(filled.match(/secret-of-\w+/g))].sort()];
    }),
  );
  expect(known).toEqual({
    api: ['secret-of-api'],
    worker: ['secret-of-worker'],
    chat: ['secret-of-chat'],
    ops: ['secret-of-ops'],
    feeds: ['secret-of-ops'],
    web: [],
    prepare: ['secret-of-api', 'secret-of-chat', 'secret-of-ops', 'secret-of-owner', 'secret-of-worker'],
    backup: ['secret-of-owner'],
  });
});

it.each([
  ['the owner alone', OWNER, ['"nukkad" "secret-of-owner"']],
  [
    'the roles that have passwords',
    { ...OWNER, CHAT_DATABASE_PASSWORD: 'secret-of-chat' },
    ['"nukkad" "secret-of-owner"', '"nukkad_chat" "secret-of-chat"'],
  ],
])('PgBouncer lets %s in', (_, variables, users) => {
  const { entrypoint = [], environment = {} } = scale.pgbouncer ?? {};
  const [, , script = ''] = entrypoint;
  expect(script).toContain('exec pgbouncer');
  const own = Object.entries(environment).map(([name, value]) => [name, fillVariables(value, variables)]);
  const lines = execFileSync('sh', ['-c', listing(script)], {
    env: Object.fromEntries(own),
    encoding: 'utf8',
  });
  expect(lines.trim().split('\n')).toEqual(users);
});

/** Returns the script of the container, but it prints the users instead of starting PgBouncer. */
const listing = (script: string): string =>
  script
    .replaceAll('$$', '$')
    .replace('> /tmp/users.txt', '')
    .replace(/exec pgbouncer \S+/, 'true');
