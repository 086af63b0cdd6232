import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { PushGateway, PushOutcome } from '../ports.ts';
import { type PushDeps, pushToDevice } from './push-to-device.ts';

const NOW = new Date('2026-03-01T08:00:00Z');
const DELIVERY = {
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11',
  token: 'phone',
  tries: 0,
  type: 'credits',
  values: { template: 'request-declined', values: {} },
  link: '/profile',
  language: 'en',
} as const;

/** Sends a notification. Returns what was written and whether the call has returned, before and after `answer`. */
async function send(answer: (sending: PromiseWithResolvers<PushOutcome>) => void) {
  const sending = Promise.withResolvers<PushOutcome>();
  const written: string[] = [];
  const write = async (what: string) => {
    await setImmediate();
    written.push(what);
  };
  const deps = {
    clock: { now: () => NOW },
    config: { BRAND_NAME: 'Nukkad Jobs', PUBLIC_ORIGIN: 'http://site.test' },
    database: {
      query: () => write('retry'),
      prisma: { pushSubscription: { deleteMany: () => write('removed') } },
    },
  };
  const push: PushGateway = { send: () => sending.promise };
  let isOver = false;
  const over = pushToDevice(deps as unknown as PushDeps, push, DELIVERY as never).then(() => {
    isOver = true;
  });
  await setImmediate();
  const wasOver = isOver;
  answer(sending);
  await over;
  return { wasOver, written };
}

it.each([
  ['was sent', (sending: PromiseWithResolvers<PushOutcome>) => sending.resolve('sent' as PushOutcome), []],
  ['found no device', (sending: PromiseWithResolvers<PushOutcome>) => sending.resolve('gone'), ['removed']],
  ['failed', (sending: PromiseWithResolvers<PushOutcome>) => sending.reject(new Error('busy')), ['retry']],
])('returns when a message %s and what follows is stored', async (_what, answer, written) => {
  expect(await send(answer)).toEqual({ wasOver: false, written });
});
