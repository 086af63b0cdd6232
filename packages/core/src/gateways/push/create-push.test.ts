import { expect, it } from 'vitest';
import webPush from 'web-push';
import { readCoreConfig } from '../../config/core-config.ts';
import { createPush } from './create-push.ts';

const NEEDED = { DATABASE_URL: 'postgresql://x/y', JWT_SECRET: 'x'.repeat(32) };
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const create = (variables: Record<string, string>) => createPush(readCoreConfig({ ...NEEDED, ...variables }));

it('creates a gateway from both keys of a pair', () => {
  expect(create({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey })).not.toBeNull();
});

it.each([[{}], [{ PUSH_PUBLIC_KEY: publicKey }], [{ PUSH_PRIVATE_KEY: privateKey }]])(
  'creates no gateway, and reports push as not configured, with %o',
  (variables) => {
    expect(create(variables)).toBeNull();
    expect(readCoreConfig({ ...NEEDED, ...variables }).push).toBeNull();
  },
);

it.each([
  ['of different pairs', publicKey, webPush.generateVAPIDKeys().privateKey],
  ['that are invalid', 'public', 'private'],
  ['that are swapped', privateKey, publicKey],
])('throws for keys %s', (_why, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY) => {
  expect(() => create({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY })).toThrow('no pair of VAPID keys');
});
