import Fastify from 'fastify';

/** The measure of what the framework alone costs: the same request and method, an answer of nothing. */
const app = Fastify();
app.get('/healthz', async () => ({ ok: true }));
app.post('/*', async () => ({ success: true }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close());
