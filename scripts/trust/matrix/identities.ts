import { randomBytes, randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import { bearer, codeOf, exampleOf, send } from '../shared/requests.ts';
import type { ServerProcess } from '../shared/server.ts';
import type { Person, World } from '../shared/world.ts';
import { revokeLogin } from './revoke-login.ts';

/** A way to ask without a valid session: the Authorization header, or none. */
export interface Identity {
  readonly name: string;
  readonly authorization?: string;
  /** Code of the refusal that the contract documents. */
  readonly code: 'NOT_SIGNED_IN' | 'TOKEN_EXPIRED';
}

async function endedBy(world: World, end: (person: Person) => Promise<void>): Promise<string> {
  const person = await world.person();
  await end(person);
  return `Bearer ${person.token}`;
}

/** Returns all wrong identities. Each token but its one defect belongs to `victim`. */
export async function wrongIdentities(world: World, api: ServerProcess, victim: Person): Promise<Identity[]> {
  const { prisma } = world.database;
  const now = Math.floor(Date.now() / 1000);
  const changed = (change: Parameters<World['tokenOf']>[1]) => `Bearer ${world.tokenOf(victim, change)}`;
  const suspended = await endedBy(world, async (person) => {
    const data = { suspendedAt: new Date(), suspendedReason: 'RULES' };
    await prisma.candidate.update({ where: { id: person.id }, data });
    await revokeLogin(world, person);
  });
  const deleted = await endedBy(world, async (person) => {
    const answer = await send(
      api.origin,
      routes.accountDelete,
      exampleOf('accountDelete', routes.accountDelete, person.id),
      bearer(person.token),
    );
    if (answer.status !== 200 || codeOf(answer) !== undefined) throw new Error(`not deleted: ${answer.text}`);
  });
  const wrong: Record<string, string> = {
    'wrong signature': changed({ secret: 'another secret' }),
    'no algorithm': changed({ header: { alg: 'none' } }),
    'another algorithm': changed({ header: { alg: 'HS512' } }),
    'an unknown algorithm': changed({ header: { alg: 'RS256' } }),
    'wrong audience': changed({ claims: { aud: 'nukkad-jobs-desk' } }),
    'no audience': changed({ claims: { aud: undefined } }),
    'wrong issuer': changed({ claims: { iss: 'somebody' } }),
    'no expiry': changed({ claims: { exp: undefined } }),
    'a login of somebody else': changed({ claims: { sid: randomUUID() } }),
    'no login': changed({ claims: { sid: undefined } }),
    'a subject that is no id': changed({ claims: { sub: "' OR 1=1 --" } }),
    'ended session': await endedBy(world, (person) => revokeLogin(world, person)),
    'suspended seeker': suspended,
    'deleted account': deleted,
    "a key of an operator's kind": `Bearer ${randomBytes(32).toString('base64url')}`,
    'another scheme': `Basic ${Buffer.from(`${victim.id}:x`).toString('base64')}`,
    'two tokens': `Bearer ${victim.token} ${victim.token}`,
    'an empty token': 'Bearer ',
  };
  return [
    { name: 'none', code: 'NOT_SIGNED_IN' },
    {
      name: 'expired',
      authorization: changed({ claims: { iat: now - 3600, exp: now - 1 } }),
      code: 'TOKEN_EXPIRED',
    },
    ...Object.entries(wrong).map(([name, authorization]) => ({
      name,
      authorization,
      code: 'NOT_SIGNED_IN' as const,
    })),
  ];
}
