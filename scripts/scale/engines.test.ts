import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { balancerConfig, poolerConfig } from './engines.ts';

const read = (name: string) => readFileSync(new URL(`../../docker/scale/${name}`, import.meta.url), 'utf8');
const PORTS = {
  pgbouncer: 20_001,
  valkey: 20_002,
  balancer: { web: 20_003, api: 20_004, chat: 20_005 },
  servers: { web: [20_011, 20_012], api: [20_021, 20_022], chat: [20_031, 20_032] },
};

it('the balancer of the check is that of the containers, with addresses of loopback alone', () => {
  const config = balancerConfig(read('haproxy.cfg'), PORTS);
  const lines = config.split('\n').filter((line) => !line.trim().startsWith('#'));
  expect(lines.filter((line) => line.includes('bind')).map((line) => line.trim())).toEqual([
    'bind 127.0.0.1:20003',
    'bind 127.0.0.1:20004',
    'bind 127.0.0.1:20005',
  ]);
  expect(lines.filter((line) => /^ {2}server /.test(line)).map((line) => line.trim())).toEqual([
    'server web1 127.0.0.1:20011 check',
    'server web2 127.0.0.1:20012 check',
    'server api1 127.0.0.1:20021 check',
    'server api2 127.0.0.1:20022 check',
    'server chat1 127.0.0.1:20031 check',
    'server chat2 127.0.0.1:20032 check',
  ]);
  expect(config).not.toMatch(/resolvers|server-template|nameserver/);
  expect(config).toContain('maxconn 2000\n');
  expect(config).toContain('retry-on conn-failure empty-response');
});

it('the pooler of the check is that of the containers, on a database of loopback', () => {
  const databaseUrl = 'postgresql://postgres@127.0.0.1:20099/other';
  const config = poolerConfig(read('pgbouncer.ini'), { home: '/tmp/home', ports: PORTS, databaseUrl });
  expect(config.match(/host=127\.0\.0\.1 port=20099 dbname=other user=postgres/g)).toHaveLength(2);
  expect(config).toContain('listen_addr = 127.0.0.1\n');
  expect(config).toContain('listen_port = 20001');
  expect(config).toContain('auth_file = /tmp/home/users.txt');
  expect(config).not.toMatch(/host=database|0\.0\.0\.0|scram/);
  expect(config).toContain('pool_mode = transaction');
});
