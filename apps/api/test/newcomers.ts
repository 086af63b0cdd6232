import { routes } from '@nukkad/contract';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { enterCandidate } from '@nukkad/core/session/enter-candidate.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import type { TestClient } from '@nukkad/testing/test-client.ts';
import type { TestApp } from './test-app.ts';

/**
 * Returns helpers that create seekers without a mobile number, return unused numbers, and delete and recreate
 * accounts.
 */
export function createNewcomers(test: TestApp) {
  let next = 0;

  function nextDigits(): string {
    next += 1;
    return `7${String(next).padStart(9, '0')}`;
  }

  async function newcomer() {
    const candidate = await buildCandidate(test.database, { phone: null });
    const digits = nextDigits();
    const client = test.client.as(await test.signIn(candidate.id));
    return { candidate, client, digits, phone: `+91${digits}` };
  }

  /** Deletes and erases the account, then signs the same person in again. Returns the new account. */
  async function comeBack(candidateId: string, client: TestClient) {
    const { provider, subject } = await test.database.prisma.identity.findFirstOrThrow({
      where: { candidateId },
    });
    await client.call(routes.accountDelete, {});
    await eraseAccounts(test.container);
    const person = { provider, subject, email: null, name: 'Again', imageUrl: null };
    const entered = await enterCandidate(test.container, person);
    return {
      candidateId: entered.candidateId,
      client: test.client.as(await test.signIn(entered.candidateId)),
    };
  }

  return { newcomer, nextDigits, comeBack };
}
