import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { forgetSessionState, forgetTab, useSessionState } from './use-session-state.ts';

beforeEach(() => window.sessionStorage.clear());

/** Mounts a component with the state, as a page does after each reload. */
async function visit(name = 'phone') {
  let state: ReturnType<typeof useSessionState<{ digits: string }>> = [null, () => undefined];
  function Part() {
    state = useSessionState<{ digits: string }>(name);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Part />));
  const leave = () => act(async () => root.unmount());
  onTestFinished(leave);
  return {
    value: () => state[0],
    set: (next: { digits: string } | null) => act(async () => state[1](next)),
    leave,
  };
}

it('is empty at first, and survives a reload', async () => {
  const first = await visit();
  expect(first.value()).toBeNull();
  await first.set({ digits: '9812' });
  expect(first.value()).toEqual({ digits: '9812' });
  await first.leave();
  expect((await visit()).value()).toEqual({ digits: '9812' });
});

it('is kept for each name', async () => {
  await (await visit('phone')).set({ digits: '1' });
  await (await visit('code')).set({ digits: '2' });
  expect((await visit('phone')).value()).toEqual({ digits: '1' });
  expect((await visit('code')).value()).toEqual({ digits: '2' });
});

it.each([
  ['null is set', async (page: Awaited<ReturnType<typeof visit>>) => page.set(null)],
  ['it is forgotten by name', async () => forgetSessionState('phone')],
  ['the tab is forgotten', async () => forgetTab()],
])('is gone after %s', async (_why, forget) => {
  const page = await visit();
  await page.set({ digits: '9812' });
  await forget(page);
  expect(window.sessionStorage.length).toBe(0);
  expect((await visit()).value()).toBeNull();
});

it('stays when another name is forgotten', async () => {
  await (await visit()).set({ digits: '9812' });
  forgetSessionState('code');
  expect((await visit()).value()).toEqual({ digits: '9812' });
});

it('lasts as long as the page if the browser stores nothing', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('blocked');
    },
  });
  const page = await visit();
  await page.set({ digits: '9812' });
  expect(page.value()).toEqual({ digits: '9812' });
  await page.leave();
  expect((await visit()).value()).toBeNull();
});
