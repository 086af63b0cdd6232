import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SERVER_FLAGS } from './server-flags.ts';

it('has the same options as the images', () => {
  const dockerfile = readFileSync(new URL('../../docker/Dockerfile', import.meta.url), 'utf8');
  expect(/^ENV .*NODE_OPTIONS=(\S+)/m.exec(dockerfile)?.[1]).toBe(SERVER_FLAGS.join(' '));
});
