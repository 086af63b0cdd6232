import { fakePush, PUSH_KEYS } from '@nukkad/browser/testing/fake-push.ts';
import { pushKey, pushRemove, pushSave } from '@nukkad/contract/partner/notice.routes.ts';
import { beforeEach, expect, it } from 'vitest';
import { answer, fakePartner } from '../testing/fake-partner.ts';
import { pushState, renewPush, switchPushOff, switchPushOn } from './device-push.ts';

beforeEach(() => window.localStorage.clear());

/** The services of a visit, with the server's public key. */
const visit = (publicKey: string | null = PUSH_KEYS[0]) => ({
  partner: fakePartner(answer(pushKey, { publicKey }), answer(pushSave, {}), answer(pushRemove, {})),
});
const endpoints = ({ partner }: ReturnType<typeof visit>) =>
  partner.calls(pushSave).map(({ body }) => JSON.parse(body.subscription).endpoint);

it('stores the subscription again at each visit, because it ends with the session', async () => {
  fakePush();
  expect(await switchPushOn(visit(), 'asha')).toBe('on');
  const next = visit();
  await renewPush(next, 'asha');
  expect(endpoints(next)).toEqual(['https://push.example/1']);
  expect(await pushState(next, 'asha')).toBe('on');
});

it('belongs to one member: others on the same phone are not subscribed', async () => {
  fakePush();
  await switchPushOn(visit(), 'asha');
  const other = visit();
  await renewPush(other, 'ravi');
  expect(endpoints(other)).toEqual([]);
  expect(await pushState(other, 'ravi')).toBe('off');
});

it('subscribes again if the browser has lost the subscription, or the server has a new key', async () => {
  const browser = fakePush();
  await switchPushOn(visit(), 'asha');
  browser.lose();
  expect(await pushState(visit(), 'asha')).toBe('off');
  const second = visit();
  await renewPush(second, 'asha');
  const third = visit(PUSH_KEYS[1]);
  await renewPush(third, 'asha');
  expect([...endpoints(second), ...endpoints(third)]).toEqual([
    'https://push.example/2',
    'https://push.example/3',
  ]);
});

it('does nothing after the permission was taken back', async () => {
  const browser = fakePush();
  await switchPushOn(visit(), 'asha');
  browser.permission = 'denied';
  const next = visit();
  await renewPush(next, 'asha');
  expect(endpoints(next)).toEqual([]);
  expect(await pushState(next, 'asha')).toBe('denied');
});

it('stays off after it was switched off, and forgets the subscription in the browser and at the server', async () => {
  const browser = fakePush();
  await switchPushOn(visit(), 'asha');
  const last = visit();
  expect(await switchPushOff(last)).toBe('off');
  expect(last.partner.calls(pushRemove).map(({ body }) => JSON.parse(body.subscription).endpoint)).toEqual([
    'https://push.example/1',
  ]);
  expect(browser.endpoint()).toBeNull();
  const next = visit();
  await renewPush(next, 'asha');
  expect(endpoints(next)).toEqual([]);
  expect(await pushState(next, 'asha')).toBe('off');
  expect(browser.endpoint()).toBeNull();
});

it('is off, but can be switched on again, if the browser had lost the subscription', async () => {
  const browser = fakePush();
  await switchPushOn(visit(), 'asha');
  browser.lose();
  const last = visit();
  expect(await switchPushOff(last)).toBe('off');
  expect(last.partner.calls(pushRemove)).toEqual([]);
  const again = visit();
  expect(await switchPushOn(again, 'asha')).toBe('on');
  expect(endpoints(again)).toEqual(['https://push.example/2']);
});

it.each([
  ['granted', 'on', true],
  ['denied', 'denied', false],
  ['default', 'off', false],
] as const)('after the reply %s to the browser it is %s', async (reply, state, isStored) => {
  const browser = fakePush();
  browser.answer = reply;
  const services = visit();
  expect(await switchPushOn(services, 'asha')).toBe(state);
  expect(endpoints(services)).toHaveLength(isStored ? 1 : 0);
  expect(window.localStorage.getItem('hire-push')).toBe(isStored ? 'asha' : null);
});

it('asks for no permission if the server has no key', async () => {
  const browser = fakePush();
  expect(await switchPushOn(visit(null), 'asha')).toBe('unset');
  expect(browser.asked).not.toHaveBeenCalled();
  expect(await pushState(visit(null), 'asha')).toBe('unset');
});
