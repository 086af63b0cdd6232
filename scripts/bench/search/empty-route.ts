import Fastify from 'fastify';

/** Measures the cost of the framework alone: accepts the same requests and returns an empty response. */
const app = Fastify();
app.get('/healthz', async () => ({ ok: true }));
app.post('/*', async () => ({ success: true }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close());
