import { describe, expect, it, vi } from 'vitest';
import type { ChatSocket } from '../context.ts';
import { SlidingWindow } from '../limits/sliding-window.ts';
import { Client } from './client.ts';
import { onRead } from './read.ts';
import { onTyping } from './typing.ts';

const NOW = Date.parse('2026-11-28T06:00:00Z');

/** Handles "typing" or "read" of a device whose token ends at a time. The database has one row for every statement. */
function handle(event: 'typing' | 'read', { expiresAtMs = NOW + 1, isReadOnly = false }) {
  const query = vi.fn(async () => [{ read: 3 }]);
  const signs = new SlidingWindow({ windowMs: 1000, most: 10 });
  const parts = {
    database: { query },
    clock: { now: () => new Date(NOW) },
    maintenance: { isOn: async () => isReadOnly },
    signs,
    reads: signs,
  } as unknown as Parameters<typeof onTyping>[0] & Parameters<typeof onRead>[0];
  const data = { candidateId: 'seeker', loginId: 'login', expiresAtMs };
  const client = new Client({ data } as unknown as ChatSocket);
  const handled =
    event === 'typing'
      ? onTyping(parts)(client, { companyId: null })
      : onRead(parts)(client, { companyId: null, read: 3 });
  return { handled, query };
}

describe.each(['typing', 'read'] as const)('"%s"', (event) => {
  it('is accepted until the token of the device ends', async () => {
    const { handled, query } = handle(event, { expiresAtMs: NOW + 1 });
    await expect(handled).resolves.toMatchObject({ success: true });
    expect(query).toHaveBeenCalledOnce();
  });

  it.each([NOW, NOW - 1])(
    'is refused when the token has ended, and nothing is sent on',
    async (expiresAtMs) => {
      const { handled, query } = handle(event, { expiresAtMs });
      await expect(handled).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
      expect(query).not.toHaveBeenCalled();
    },
  );
});

it('how far somebody has read is not stored in read-only mode', async () => {
  const { handled, query } = handle('read', { isReadOnly: true });
  await expect(handled).rejects.toMatchObject({ code: 'MAINTENANCE' });
  expect(query).not.toHaveBeenCalled();
});

it('typing is shown in read-only mode, because it stores nothing', async () => {
  const { handled } = handle('typing', { isReadOnly: true });
  await expect(handled).resolves.toMatchObject({ success: true });
});
