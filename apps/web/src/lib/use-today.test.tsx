import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Services, ServicesProvider } from './services.ts';
import { useToday } from './use-today.ts';

function Day() {
  return <p>{useToday().toISOString().slice(0, 10)}</p>;
}

const page = (
  <ServicesProvider value={{ renderedOn: '2026-11-22' } as Services}>
    <Day />
  </ServicesProvider>
);

it('is the day of rendering during a hydration after midnight in India, then the new day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T18:30:01Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.createElement('div');
  host.innerHTML = renderToString(page);
  expect(host.textContent).toBe('2026-11-22');
  const onRecoverableError = vi.fn();
  await act(async () => {
    const root = hydrateRoot(host, page, { onRecoverableError });
    onTestFinished(() => act(async () => root.unmount()));
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(host.textContent).toBe('2026-11-23');
});
