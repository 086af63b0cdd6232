// @vitest-environment node
import { lazy, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { collectStream } from './collect-stream.ts';

it('puts lazy parts where they belong, in a page of any length, with no script to move them', async () => {
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

it('rejects on a fault while rendering', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(collectStream(renderToPipeableStream, <Broken />)).rejects.toThrow('broken');
});
