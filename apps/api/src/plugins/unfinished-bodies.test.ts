import Fastify from 'fastify';
import { expect, it } from 'vitest';
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
