import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = new URL('../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, ROOT), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: { readonly target: string };
  readonly command?: readonly string[] | string;
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly networks?:
    | readonly string[]
    | Readonly<Record<string, { readonly aliases?: readonly string[] } | null>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly user?: string;
  readonly cap_drop?: readonly string[];
  readonly profiles?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean } | null>>;
}

const FILES = readdirSync(ROOT).filter((name) => /^docker-compose.*\.yml$/.test(name));
// `!reset` is a YAML tag of Compose.
const composeOf = (name: string) => parse(read(name), { merge: true, logLevel: 'silent' }) as Compose;
const single = composeOf('docker-compose.yml');
const scale = composeOf('docker-compose.scale.yml');

const networksOf = ({ networks = [] }: Service): string[] =>
  (Array.isArray(networks) ? [...networks] : Object.keys(networks)).toSorted();

/** The networks of each service after merging all files. */
const networks: Readonly<Record<string, string[]>> = Object.fromEntries(
  [...new Set([...Object.keys(single.services), ...Object.keys(scale.services)])].map((name) => [
    name,
    [
      ...new Set(
        [single, scale].flatMap(({ services }) =>
          networksOf(services[name === 'worker' ? 'api' : name] ?? {}),
        ),
      ),
    ].toSorted(),
  ]),
);
const membersOf = (network: string) =>
  Object.keys(networks)
    .filter((name) => networks[name]?.includes(network))
    .toSorted();

describe('a second stack on the same machine', () => {
  it.each(FILES)('is not refused by %s: no fixed address, range or name of a container', (name) => {
    const text = read(name).replace(/^\s*#.*$/gm, '');
    expect(text).not.toMatch(/ipv4_address|ipam|subnet|container_name|^name:/m);
    expect(text).not.toMatch(/172\.31\.|external: true|network_mode/);
  });

  it('takes other ports by .env, except those of TLS', () => {
    const fixed = [single, scale].flatMap(({ services }) =>
      Object.entries(services)
        .filter(([, { ports = [] }]) => ports.some((port) => !port.includes('${')))
        .map(([name]) => name),
    );
    expect(fixed).toEqual(['proxy']);
  });
});

describe('networks', () => {
  it('lead only where the work of a service needs it', () => {
    expect(membersOf('front')).toEqual(['balancer', 'proxy', 'web']);
    expect(membersOf('data')).not.toEqual(expect.arrayContaining(['web']));
    for (const name of ['web', 'proxy', 'balancer', 'prometheus', 'grafana', 'valkey', 'storage'])
      expect(networks[name], name).not.toContain('data');
    for (const name of ['web', 'chat', 'proxy', 'balancer', 'database', 'valkey', 'grafana'])
      expect(networks[name], name).not.toContain('store');
    expect(membersOf('counts')).toEqual(['api', 'ops', 'valkey', 'web', 'worker']);
  });

  it('give every service one, and the parts that store data no way to the internet', () => {
    for (const [name, of] of Object.entries(networks)) expect(of.length, name).toBeGreaterThan(0);
    const internal = Object.entries(single.networks ?? {})
      .filter(([, network]) => network?.internal === true)
      .map(([name]) => name);
    expect(internal.toSorted()).toEqual(['counts', 'data', 'store']);
    for (const name of ['database', 'storage', 'valkey', 'pgbouncer', 'replica'])
      for (const network of networks[name] ?? []) expect(internal, name).toContain(network);
  });

  it('connect whatever waits for something with it', () => {
    const pairs = [
      ['web', 'api'],
      ['web', 'chat'],
      ['api', 'database'],
      ['api', 'storage'],
      ['chat', 'database'],
      ['prepare', 'database'],
      ['prepare', 'storage'],
      ['feeds', 'database'],
      ['ops', 'database'],
      ['ops', 'storage'],
      ['backup', 'database'],
      ['backup', 'storage'],
      ['proxy', 'web'],
      ['proxy', 'balancer'],
      ['balancer', 'web'],
      ['balancer', 'api'],
      ['balancer', 'chat'],
      ['api', 'pgbouncer'],
      ['api', 'replica'],
      ['pgbouncer', 'database'],
      ['replica', 'database'],
      ['api', 'valkey'],
      ['web', 'valkey'],
      ['prometheus', 'api'],
      ['prometheus', 'web'],
      ['prometheus', 'worker'],
      ['grafana', 'prometheus'],
    ] as const;
    for (const [from, to] of pairs)
      expect(
        networks[from]?.some((network) => networks[to]?.includes(network)),
        `${from} → ${to}`,
      ).toBe(true);
  });
});

describe('secrets', () => {
  it.each([
    ['database', 'POSTGRES_PASSWORD', single],
    ['storage', 'AWS_SECRET_ACCESS_KEY', single],
    ['valkey', 'VALKEY_PASSWORD', scale],
    ['pgbouncer', 'POSTGRES_PASSWORD', scale],
  ] as const)('%s does not start without %s', (service, name, { services }) => {
    expect(services[service]?.environment?.[name]).toMatch(/^\$\{\w+:\?/);
  });

  it('of Valkey are asked of every client, and sent by those of ours', () => {
    const { valkey, api, web } = scale.services;
    expect(valkey?.entrypoint?.join(' ')).toContain('requirepass $$VALKEY_PASSWORD');
    expect(valkey?.healthcheck?.test?.join(' ')).toContain('$$VALKEY_PASSWORD');
    for (const { environment } of [api ?? {}, web ?? {}])
      expect(environment?.VALKEY_URL).toMatch(/redis:\/\/:\$\{VALKEY_PASSWORD/);
  });

  it('of the object store cannot be gone around: only its S3 port listens beyond loopback', () => {
    expect(single.services.storage?.command).toEqual(
      expect.arrayContaining(['-ip.bind=127.0.0.1', '-s3.ip.bind=0.0.0.0']),
    );
  });
});

describe('images', () => {
  const targets = [...read('docker/Dockerfile').matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);

  it('of ours have one registry and one version for all, and can be built instead', () => {
    const own = Object.entries(single.services).filter(([, { build }]) => build !== undefined);
    expect(own.length).toBeGreaterThan(4);
    for (const [name, { image, build }] of own) {
      expect(targets, name).toContain(build?.target);
      expect(image, name).toBe(`\${NUKKAD_IMAGES:-nukkad}-${build?.target}:\${NUKKAD_VERSION:-latest}`);
    }
  });

  it('of others have an exact version, never "latest"', () => {
    for (const { services } of [single, scale])
      for (const [name, { image, build }] of Object.entries(services))
        if (image !== undefined && build === undefined) expect(image, name).toMatch(/:v?\d+[\w.-]*$/);
  });

  it('that the release pushes are those that Compose pulls, for Intel and ARM', () => {
    const release = read('.github/workflows/release.yml');
    const [, pushed = ''] = /target: \[([^\]]*)\]/.exec(release) ?? [];
    const pulled = Object.values(single.services).flatMap(({ build }) => build?.target ?? []);
    expect(pushed.split(', ').toSorted()).toEqual([...new Set(pulled)].toSorted());
    expect(release).toMatch(/IMAGE: ghcr\.io\/\$\{\{ github\.repository \}\}-\$\{\{ matrix\.target \}\}/);
    expect(release).toMatch(/platforms: linux\/amd64,linux\/arm64/);
  });

  it('of .env.example, and what a server says that it is, are of the version of this source', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('.env.example')).toMatch(new RegExp(`^NUKKAD_VERSION=${version}$`, 'm'));
    expect(read('packages/core/src/config/core-config.ts')).toContain(
      `APP_VERSION: z.string().default('${version}')`,
    );
  });
});

it('files get in and out of the API’s container by a folder of the host, which git and images leave out', () => {
  expect(single.services.api?.volumes).toContain('./exchange:/exchange');
  for (const name of ['.gitignore', '.dockerignore'])
    expect(read(name).split('\n'), name).toEqual(
      expect.arrayContaining(['exchange/', 'backups/', 'archive/']),
    );
});
