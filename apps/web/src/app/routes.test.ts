import { expect, it } from 'vitest';
import type { ScreenHandle } from '../lib/routing/screen.tsx';
import { routes } from './routes.tsx';

const screens = routes.flatMap((frame) => frame.children ?? []).flatMap((fault) => fault.children ?? []);

it('has one screen for each address', () => {
  const paths = screens.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

const handles = screens.flatMap(({ path, handle }) =>
  handle ? [[path, handle as ScreenHandle] as const] : [],
);

it.each(handles)('%s has a screen', async (_path, { preload }) => {
  expect(await preload()).toMatchObject({ Screen: expect.any(Function) });
});
