// @vitest-environment node
import { lazy, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { collectStream } from './collect-stream.ts';

it('renders lazy parts in place on a page of any length, without a script that moves them', async () => {
  const Late = lazy(async () => ({ default: () => <p>{'late '.repeat(300)}</p> }));
  const page = await collectStream(
    renderToPipeableStream,
    <main>
      <p>{'first '.repeat(4000)}</p>
      <Suspense fallback={<i>wait</i>}>
        <Late />
      </Suspense>
      <footer />
    </main>,
  );
  const html = page.toString();
  expect(html).toMatch(/late .*<footer/);
  expect(html).not.toMatch(/<script|hidden|wait/);
});

it('rejects if rendering fails', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(collectStream(renderToPipeableStream, <Broken />)).rejects.toThrow('broken');
});
