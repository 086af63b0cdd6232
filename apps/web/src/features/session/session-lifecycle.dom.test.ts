import { ApiError } from '@nukkad/contract/api-error.ts';
import { expect, it } from 'vitest';
import type { Api } from '../../lib/api/api.ts';
import { createSessionStore } from '../../lib/session-store.ts';
import { forgetCandidate, readStored, writeStored } from '../../lib/storage/local-storage.ts';
import { createSessionLifecycle } from './session-lifecycle.ts';

async function restoredBy(refusal: { code: 'OFFLINE' | 'INTERNAL' | 'NOT_SIGNED_IN'; status: number }) {
  const api = {
    call: async () => {
      throw new ApiError({ ...refusal, message: 'no' });
    },
  } as Api;
  const store = createSessionStore({ status: 'unknown' });
  await createSessionLifecycle(store, api).restore();
  return store.get();
}

function rememberAsha(): void {
  forgetCandidate();
  writeStored('isUserLoggedIn', 'true');
  writeStored('candidateId', 'asha');
}

it.each([
  { code: 'OFFLINE', status: 0 },
  { code: 'INTERNAL', status: 503 },
] as const)('is who was here last while nobody can be asked ($code), with no token', async (refusal) => {
  rememberAsha();
  expect(await restoredBy(refusal)).toEqual({ status: 'signed-in', candidateId: 'asha', accessToken: null });
});

it('becomes a visitor when the login has ended, and removes the stored account', async () => {
  rememberAsha();
  writeStored('ownLatitude', '18.52');
  writeStored('recentSearches', '{}');
  expect(await restoredBy({ code: 'NOT_SIGNED_IN', status: 401 })).toEqual({ status: 'visitor' });
  for (const name of ['candidateId', 'ownLatitude', 'recentSearches'] as const)
    expect(readStored(name), name).toBeNull();
});

it('becomes a visitor offline if no account is stored', async () => {
  forgetCandidate();
  writeStored('isUserLoggedIn', 'true');
  expect(await restoredBy({ code: 'OFFLINE', status: 0 })).toEqual({ status: 'visitor' });
});
