import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { offlineDatabase } from '../../features/offline/offline-database.ts';
import { outbox } from '../../features/offline/outbox/outbox.ts';
import type { Services } from '../../lib/services.ts';
import { createSessionStore } from '../../lib/session-store.ts';
import { startOutbox } from './start-outbox.ts';

it('shows the waiting actions while the device is offline, and sends nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const call = vi.fn();
  const database = await offlineDatabase();
  await database.clear('outbox');
  await database.put('outbox', {
    id: 'asha save cook',
    key: 'key-12345',
    account: 'asha',
    createdAt: 1,
    about: 'Cook',
    problem: null,
    route: 'applications.saveJob',
    input: { jobId: 'cook', isSaved: false },
  });
  const session = createSessionStore({ status: 'signed-in', candidateId: 'asha', accessToken: null });
  startOutbox({ session, api: { call }, queryClient: new QueryClient() } as unknown as Services);
  await vi.waitFor(() => expect(outbox.get().map(({ about }) => about)).toEqual(['Cook']));
  expect(call).not.toHaveBeenCalled();
});
