import type { FastifyInstance } from 'fastify';
import { lazily } from '../../mount/lazily.ts';
import type { ApiModule } from '../../mount/route-binding.ts';
import { sendPage } from '../../pages/send-page.ts';
import { docsPage } from './docs-page.ts';
import type { OpenApiDocument } from './open-api-types.ts';

/**
 * Mounts `/openapi.json` for tools and `/docs` for people. Both are generated at the first request, which also loads the
 * code and the examples for them.
 */
function mountDocs(app: FastifyInstance): void {
  const serverUrl = app.container.config.apiUrl.replace(/\/$/, '');
  const built = lazily(async () => {
    const { buildOpenApi } = await import('@nukkad/contract/openapi.ts');
    const document = buildOpenApi({ serverUrl });
    return { json: JSON.stringify(document), page: docsPage(document as unknown as OpenApiDocument) };
  });
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((await built()).json),
  );
  app.get('/docs', async (_request, reply) => sendPage(reply, (await built()).page));
}

export const docsModule: ApiModule = { name: 'docs', routes: [], setUp: mountDocs };
