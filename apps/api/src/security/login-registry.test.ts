import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LoginRegistry } from './login-registry.ts';

const CANDIDATE = randomUUID();
const LOGIN = randomUUID();

/** A database whose answers come when the test says so; every look is counted. */
function slowDatabase() {
  const waiting: ((isOpen: boolean) => void)[] = [];
  const query = () =>
    new Promise<never[]>((resolve) => {
      waiting.push((isOpen) => resolve((isOpen ? [{ language: null }] : []) as never[]));
    });
  return { waiting, registry: new LoginRegistry({ query } as never) };
}

describe('the registry of logins', () => {
  it('looks once for a busy reader', async () => {
    const { waiting, registry } = slowDatabase();
    const first = registry.find(CANDIDATE, LOGIN);
    waiting[0]?.(true);
    expect(await first).toEqual({ language: null });
    expect(await registry.find(CANDIDATE, LOGIN)).toEqual({ language: null });
    expect(waiting).toHaveLength(1);
  });

  it.each([
    ['one seeker', (registry: LoginRegistry) => registry.forget(CANDIDATE)],
    ['everything', (registry: LoginRegistry) => registry.forgetAll()],
  ])('does not keep what was read before it was told to forget %s', async (_what, forget) => {
    const { waiting, registry } = slowDatabase();
    const early = registry.find(CANDIDATE, LOGIN);
    forget(registry);
    waiting[0]?.(true);
    await early;
    const later = registry.find(CANDIDATE, LOGIN);
    waiting[1]?.(false);
    expect(await later).toBeNull();
    expect(waiting).toHaveLength(2);
  });
});
