import { isPushSubscription } from '@nukkad/core/gateways/push/push-subscription.ts';
import { expect, it } from 'vitest';
import { subscriptionOf } from '../../../test/push-subscription.ts';

const at = (endpoint: unknown, keys: unknown = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }) =>
  JSON.stringify({ endpoint, keys });

it.each([
  subscriptionOf('phone'),
  at('https://updates.push.services.mozilla.com/wpush/v2/abc'),
  at('https://web.push.apple.com/abc'),
  at('https://wns2-pn1p.notify.windows.com/w/?token=abc'),
  at('https://fcm.googleapis.com/fcm/send/abc', {
    p256dh: `${'B'.repeat(87)}=`,
    auth: `${'a'.repeat(22)}==`,
  }),
])('takes the subscription of a browser: %s', (text) => {
  expect(isPushSubscription(text)).toBe(true);
});

it.each([
  ['words', 'any text'],
  ['no object', 'null'],
  ['nothing', '{}'],
  ['http', at('http://fcm.googleapis.com/fcm/send/abc')],
  ['another host', at('https://evil.example/fcm.googleapis.com')],
  ['a host that ends alike', at('https://evilfcm.googleapis.com.evil.example/a')],
  ['a host that begins alike', at('https://xfcm.googleapis.com/a')],
  ['a private address', at('https://10.0.0.1/a')],
  ['this machine', at('https://localhost/a')],
  ['a user in the address', at('https://fcm.googleapis.com@evil.example/a')],
  ['a password in the address', at('https://a:b@fcm.googleapis.com/a')],
  ['a user alone in the address', at('https://a@fcm.googleapis.com/a')],
  ['a password alone in the address', at('https://:b@fcm.googleapis.com/a')],
  ['another port', at('https://fcm.googleapis.com:8443/a')],
  ['an endpoint that is no text', at(7)],
  ['no keys', JSON.stringify({ endpoint: 'https://fcm.googleapis.com/a' })],
  ['a short key', at('https://fcm.googleapis.com/a', { p256dh: 'B'.repeat(86), auth: 'a'.repeat(22) })],
  ['a long key', at('https://fcm.googleapis.com/a', { p256dh: 'B'.repeat(89), auth: 'a'.repeat(22) })],
  ['a short secret', at('https://fcm.googleapis.com/a', { p256dh: 'B'.repeat(87), auth: 'a'.repeat(21) })],
  [
    'a secret of other letters',
    at('https://fcm.googleapis.com/a', { p256dh: 'B'.repeat(87), auth: '!'.repeat(22) }),
  ],
])('takes no %s', (_what, text) => {
  expect(isPushSubscription(text)).toBe(false);
});
