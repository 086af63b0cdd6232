import { expect, it } from 'vitest';
import webPush from 'web-push';
import { readCoreConfig } from '../../config/core-config.ts';
import { createPush } from './create-push.ts';

const NEEDED = { DATABASE_URL: 'postgresql://x/y', JWT_SECRET: 'x'.repeat(32) };
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const create = (variables: Record<string, string>) => createPush(readCoreConfig({ ...NEEDED, ...variables }));

it('pushes where both keys of a pair are given', () => {
  expect(create({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey })).not.toBeNull();
});

it.each([[{}], [{ PUSH_PUBLIC_KEY: publicKey }], [{ PUSH_PRIVATE_KEY: privateKey }]])(
  'pushes nothing, and offers it to nobody, with %o',
  (variables) => {
    expect(create(variables)).toBeNull();
    expect(readCoreConfig({ ...NEEDED, ...variables }).push).toBeNull();
  },
);

it.each([
  ['of different pairs', publicKey, webPush.generateVAPIDKeys().privateKey],
  ['that are no keys', 'public', 'private'],
  ['in each other’s place', privateKey, publicKey],
])('does not start with keys %s', (_why, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY) => {
  expect(() => create({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY })).toThrow('no pair of VAPID keys');
});
