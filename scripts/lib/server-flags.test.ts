import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.ts';

it('has the same options as the images', () => {
  const dockerfile = readFileSync(new URL('../../docker/Dockerfile', import.meta.url), 'utf8');
  const environmentOf = (name: string) => new RegExp(`^ENV .*${name}=(\\S+)`, 'm').exec(dockerfile)?.[1];
  expect(environmentOf('NODE_OPTIONS')).toBe(SERVER_FLAGS.join(' '));
  expect(environmentOf('MALLOC_ARENA_MAX')).toBe(SERVER_ENVIRONMENT.MALLOC_ARENA_MAX);
});
