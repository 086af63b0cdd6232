import { EventEmitter } from 'node:events';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { UnfinishedBodies } from './unfinished-bodies.ts';

const WHOLE_WITHIN = 1000;

it('ends a request that was answered before its body was read, even without a socket', async () => {
  const bodies = new UnfinishedBodies({ wholeWithin: WHOLE_WITHIN, stillFor: WHOLE_WITHIN, perNetwork: 2 });
  const app = Fastify();
  app.decorateRequest('network', '192.0.2.1');
  app.addHook('onRequest', async (request, reply) => {
    bodies.add(request, reply, false, 0);
    return reply.code(401).send({});
  });
  app.post('/', async () => ({}));
  expect((await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })).statusCode).toBe(401);
  bodies.endLate(WHOLE_WITHIN - 1);
  expect(bodies.count).toBe(1);
  bodies.endLate(WHOLE_WITHIN);
  await expect.poll(() => bodies.count).toBe(0);
  await app.close();
});

describe('a body that has not arrived', () => {
  const open = (isBig: boolean) => {
    const bodies = new UnfinishedBodies({ wholeWithin: 1000, stillFor: 300, perNetwork: 2 });
    const socket = { bytesRead: 10, destroyed: false };
    const raw = Object.assign(new EventEmitter(), { socket, destroy: () => void raw.emit('close') });
    const request = { raw, network: '192.0.2.1' } as unknown as FastifyRequest;
    const reply = { sent: false, header: () => reply } as unknown as FastifyReply;
    expect(bodies.add(request, reply, isBig, 0)).toBe(true);
    const isOpenAt = (now: number, bytesRead: number) => {
      socket.bytesRead = bytesRead;
      bodies.endLate(now);
      return bodies.count === 1;
    };
    return { bodies, isOpenAt };
  };

  it('is ended after its whole time if it is small, also while bytes arrive', () => {
    const { isOpenAt } = open(false);
    expect([isOpenAt(500, 20), isOpenAt(999, 30), isOpenAt(1000, 40)]).toEqual([true, true, false]);
  });

  it('is ended if it is large only after it has stood still', () => {
    const { isOpenAt } = open(true);
    for (const now of [200, 450, 700, 950, 1200]) expect([now, isOpenAt(now, now)]).toEqual([now, true]);
    expect([isOpenAt(1499, 1200), isOpenAt(1500, 1200)]).toEqual([true, false]);
  });
});
