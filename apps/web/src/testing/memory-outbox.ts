import { onTestFinished, vi } from 'vitest';
import { outbox } from '../lib/offline/outbox/outbox.ts';
import { isWaitingApplication, type Waiting } from '../lib/offline/outbox/waiting.ts';
import { setWaitingApplications } from '../lib/offline/outbox/waiting-applications.ts';

/** An outbox in memory until the test ends: what a screen writes into a database outlives its test. */
export function memoryOutbox(): void {
  let all: readonly Waiting[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly Waiting[]) => {
    all = next;
    const applications = all.filter(isWaitingApplication);
    setWaitingApplications(applications.map(({ account, input }) => `${account} ${input.jobId}`));
    for (const listener of listeners) listener();
  };
  const without = (id: string) => all.filter((entry) => entry.id !== id);
  const spies = [
    vi.spyOn(outbox, 'get').mockImplementation(() => all),
    vi.spyOn(outbox, 'subscribe').mockImplementation((listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    }),
    vi.spyOn(outbox, 'read').mockResolvedValue(),
    vi.spyOn(outbox, 'one').mockImplementation(async (id) => all.find((entry) => entry.id === id)),
    vi.spyOn(outbox, 'put').mockImplementation(async (entry) => set([...without(entry.id), entry])),
    vi.spyOn(outbox, 'remove').mockImplementation(async ({ id }) => set(without(id))),
  ];
  onTestFinished(() => {
    set([]);
    for (const spy of spies) spy.mockRestore();
  });
}
