import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@nukkad/db';
import {
  ACCESS_TOKEN_PURPOSE,
  deriveKey,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
} from '@nukkad/server/keys/index.ts';
import { buildCandidate, createTestDatabase } from '@nukkad/testing';
import { ServerProcess } from './server.ts';

/** A seeker with a session. */
export interface Person {
  readonly id: string;
  readonly loginId: string;
  readonly token: string;
}

interface TokenChange {
  readonly header?: Record<string, unknown>;
  readonly claims?: Record<string, unknown>;
  readonly secret?: string;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A database with seekers, and the settings with which servers are started on it. */
export interface World {
  readonly url: string;
  /** The folder for files of the servers. It is deleted with the world. */
  readonly folder: string;
  readonly database: Database;
  readonly environment: Readonly<Record<string, string>>;
  /** Creates a seeker with a session. */
  person(change?: Parameters<typeof buildCandidate>[1]): Promise<Person>;
  /** Returns an access token for a seeker; `change` replaces parts of it. */
  tokenOf(person: { id: string; loginId: string }, change?: TokenChange): string;
  /** Starts a server that is stopped with the world. */
  start(
    name: 'api' | 'chat' | 'web' | 'worker',
    environment?: Readonly<Record<string, string>>,
  ): Promise<ServerProcess>;
  close(): Promise<void>;
}

function signed(
  secret: string,
  { header, claims }: Required<Pick<TokenChange, 'header' | 'claims'>>,
): string {
  const unsigned = `${encode(header)}.${encode(claims)}`;
  if (header.alg === 'none') return `${unsigned}.`;
  const hash = header.alg === 'HS512' ? 'sha512' : 'sha256';
  return `${unsigned}.${createHmac(hash, secret).update(unsigned).digest('base64url')}`;
}

/** Creates a database from the template of the test server. `prepareTestServer` must have run. */
export async function createWorld(): Promise<World> {
  const test = await createTestDatabase();
  const { prisma } = test.database;
  const folder = await mkdtemp(join(tmpdir(), 'nukkad-trust-'));
  const secret = randomBytes(32).toString('hex');
  const key = deriveKey(secret, ACCESS_TOKEN_PURPOSE);
  const servers: ServerProcess[] = [];
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    DATABASE_URL: test.url,
    JWT_SECRET: secret,
    DATA_DIR: folder,
    PUBLIC_ORIGIN: 'http://site.test',
    // All requests come from one address, so limits by address would hide what is looked for.
    RATE_LIMIT_PER_MINUTE: '0',
    IN_FLIGHT_PER_ADDRESS_PERCENT: '100',
    UNFINISHED_PER_ADDRESS: '2000',
    MAX_CONNECTIONS_PER_ADDRESS: '0',
  };
  const always = [
    { key: 'hrFromHour', value: 0 },
    { key: 'hrToHour', value: 24 },
  ];
  await prisma.setting.createMany({ data: always });
  const tokenOf: World['tokenOf'] = ({ id, loginId }, change = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ sub: id, sid: loginId, iss: TOKEN_ISSUER, aud: TOKEN_AUDIENCE, iat: now, exp: now + 3600 },
      ...change.claims,
    };
    return signed(change.secret ?? key, {
      header: { alg: TOKEN_ALGORITHM, typ: 'JWT', ...change.header },
      claims,
    });
  };
  return {
    url: test.url,
    folder,
    database: test.database,
    environment,
    tokenOf,
    person: async (change) => {
      const { id } = await buildCandidate(test.database, change);
      const loginId = randomUUID();
      const now = new Date();
      await prisma.login.create({ data: { id: loginId, candidateId: id, startedAt: now, provedAt: now } });
      const expiresAt = new Date(now.getTime() + 86_400_000);
      await prisma.refreshToken.create({
        data: { familyId: loginId, candidateId: id, tokenHash: randomUUID(), expiresAt },
      });
      return { id, loginId, token: tokenOf({ id, loginId }) };
    },
    start: async (name, changes = {}) => {
      const server = await ServerProcess.start(name, { ...environment, ...changes });
      servers.push(server);
      return server;
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()));
      await test.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
