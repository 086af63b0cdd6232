import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresUser } from '@nukkad/testing/cluster/postgres-user.ts';
import { findProgram, Program } from './programs.ts';

const folder = new URL('../../docker/scale/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** The loopback ports of all processes. */
export interface Ports {
  readonly pgbouncer: number;
  readonly valkey: number;
  readonly balancer: { readonly web: number; readonly api: number; readonly chat: number };
  readonly servers: Readonly<Record<'web' | 'api' | 'chat', readonly number[]>>;
}

interface Setting {
  readonly home: string;
  readonly ports: Ports;
  readonly databaseUrl: string;
}

/**
 * Returns the configuration of docker-compose.scale.yml with loopback addresses instead of service names. @internal
 */
export function balancerConfig(text: string, { balancer, servers }: Ports): string {
  const listOf = (name: 'web' | 'api' | 'chat') =>
    servers[name].map((port, index) => `  server ${name}${index + 1} 127.0.0.1:${port} check`).join('\n');
  return (
    text
      .replace(/^resolvers engine\n(?: .*\n)+/m, '')
      .replace(' init-addr none resolvers engine', '')
      // Some machines do not allow twice as many file descriptors.
      .replace('maxconn 20000', 'maxconn 2000')
      .replace('bind :3000', `bind 127.0.0.1:${balancer.web}`)
      .replace('bind :4000', `bind 127.0.0.1:${balancer.api}`)
      .replace('bind :4100', `bind 127.0.0.1:${balancer.chat}`)
      .replace(/^ {2}server-template (web|api|chat) .*$/gm, (_line, name: 'web' | 'api' | 'chat') =>
        listOf(name),
      )
  );
}

/** Returns the configuration of PgBouncer, which lets every loopback client in. @internal */
export function poolerConfig(text: string, { databaseUrl, ports, home }: Setting): string {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  return text
    .replaceAll(
      'host=database port=5432 dbname=nukkad',
      `host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username}`,
    )
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace('listen_port = 6432', `listen_port = ${ports.pgbouncer}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/tmp/users.txt', join(home, 'users.txt'));
}

/** PgBouncer, Valkey and HAProxy on loopback, configured as in the containers. */
export function createEngines(setting: Setting): Record<'pgbouncer' | 'valkey' | 'balancer', Program> {
  const { home, ports, databaseUrl } = setting;
  const runAs = postgresUser();
  const write = (name: string, text: string) => {
    const path = join(home, name);
    writeFileSync(path, text);
    if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(path, runAs.uid, runAs.gid);
    return path;
  };
  write('users.txt', `"${new URL(databaseUrl).username}" ""\n`);
  const ini = write('pgbouncer.ini', poolerConfig(read('pgbouncer.ini'), setting));
  const cfg = write('haproxy.cfg', balancerConfig(read('haproxy.cfg'), ports));
  const pgbouncer = findProgram('pgbouncer');
  const program = (name: string, command: string, args: string[], port: number, more = {}) =>
    new Program({ name, command, args, port, logFile: join(home, `${name}.log`), ...more });
  const valkeyArgs = ['--port', String(ports.valkey), '--bind', '127.0.0.1', '--save', '', '--dir', home];
  return {
    pgbouncer: program('pgbouncer', pgbouncer, [ini], ports.pgbouncer, { runAs }),
    valkey: program('valkey', findProgram('valkey-server', 'redis-server'), valkeyArgs, ports.valkey),
    // Runs as master and worker like in the image, so that SIGUSR2 reloads the configuration without a gap.
    balancer: program('balancer', findProgram('haproxy'), ['-W', '-db', '-f', cfg], ports.balancer.web),
  };
}
