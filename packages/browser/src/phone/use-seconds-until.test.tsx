import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useSecondsUntil } from './use-seconds-until.ts';

const NOW = Date.UTC(2026, 10, 21, 6);

function Seconds({ moment }: { readonly moment: number }) {
  return useSecondsUntil(moment);
}

/** Shows the seconds until a moment, and returns functions that read them and change the moment. */
async function opened(moment: number) {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    box.remove();
  });
  const change = (next: number) => act(async () => root.render(<Seconds moment={next} />));
  await change(moment);
  return { read: () => box.textContent, change };
}

const shown = async (moment: number) => (await opened(moment)).read;

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  [-1, '0'],
  [0, '0'],
  [1, '1'],
  [999, '1'],
  [1000, '1'],
  [1001, '2'],
  [30_000, '30'],
])('%d milliseconds before a moment there are %s seconds left', async (milliseconds, seconds) => {
  const read = await shown(NOW + milliseconds);
  expect(read()).toBe(seconds);
});

it('counts down to 0, and then stops the timer', async () => {
  const read = await shown(NOW + 2500);
  for (const left of ['2', '1', '0']) {
    await act(async () => vi.advanceTimersByTime(1000));
    expect(read()).toBe(left);
  }
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  [90_000, '90'],
  [10_000, '10'],
  [0, '0'],
])('shows a new moment at once: %d milliseconds from now', async (milliseconds, seconds) => {
  const { read, change } = await opened(NOW + 30_000);
  await change(NOW + milliseconds);
  expect(read()).toBe(seconds);
});

it('counts down again if the moment moves after it was reached', async () => {
  const { read, change } = await opened(NOW);
  await change(NOW + 2000);
  await act(async () => vi.advanceTimersByTime(1000));
  expect(read()).toBe('1');
});
