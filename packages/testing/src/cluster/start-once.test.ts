import { describe, expect, it, vi } from 'vitest';
import { startOnce } from './start-once.ts';

const OTHER = { kind: 'local', adminUrl: 'postgresql://other' } as const;
const OWN = { kind: 'local', adminUrl: 'postgresql://own' } as const;

describe('starting the test server once', () => {
  it('uses the server of a process that finished its start just before the lock was taken', async () => {
    const found = { server: undefined as typeof OTHER | undefined };
    const start = vi.fn(async () => OWN);
    const endStart = vi.fn();
    const takeStart = () => {
      found.server = OTHER;
      return true;
    };
    const running = () => found.server;
    expect(await startOnce({ running, takeStart, start, endStart })).toBe(OTHER);
    expect(start).not.toHaveBeenCalled();
    expect(endStart).toHaveBeenCalledTimes(1);
  });

  it('waits while another process starts it', async () => {
    const takeStart = vi.fn(() => false);
    const running = vi.fn(() => (takeStart.mock.calls.length < 2 ? undefined : OTHER));
    const endStart = vi.fn();
    expect(await startOnce({ running, takeStart, start: async () => OWN, endStart })).toBe(OTHER);
    expect(endStart).not.toHaveBeenCalled();
  });

  it('gives the lock back if the start fails', async () => {
    const endStart = vi.fn();
    const start = () => Promise.reject(new Error('no room'));
    const started = startOnce({ running: () => undefined, takeStart: () => true, start, endStart });
    await expect(started).rejects.toThrow('no room');
    expect(endStart).toHaveBeenCalledTimes(1);
  });
});
