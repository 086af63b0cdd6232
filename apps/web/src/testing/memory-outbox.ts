import { onTestFinished, vi } from 'vitest';
import { outbox, showWaiting } from '../features/offline/outbox/outbox.ts';

/** Keeps the outbox in memory until the test ends, because entries in IndexedDB would outlive the test. */
export function memoryOutbox(): void {
  const without = (id: string) => outbox.get().filter((entry) => entry.id !== id);
  showWaiting([]);
  const spies = [
    vi.spyOn(outbox, 'read').mockResolvedValue(),
    vi.spyOn(outbox, 'one').mockImplementation(async (id) => outbox.get().find((entry) => entry.id === id)),
    vi.spyOn(outbox, 'put').mockImplementation(async (entry) => showWaiting([...without(entry.id), entry])),
    vi.spyOn(outbox, 'remove').mockImplementation(async ({ id }) => showWaiting(without(id))),
    vi.spyOn(outbox, 'removeSent').mockImplementation(async ({ id }) => showWaiting(without(id))),
  ];
  onTestFinished(() => {
    showWaiting([]);
    for (const spy of spies) spy.mockRestore();
  });
}
