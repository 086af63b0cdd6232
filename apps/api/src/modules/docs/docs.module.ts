import { buildOpenApi } from '@nukkad/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';
import type { ApiModule } from '../../mount/route-binding.ts';
import { sendPage } from '../../pages/send-page.ts';
import { docsPage } from './docs-page.ts';
import type { OpenApiDocument } from './open-api-types.ts';

/** Mounts `/openapi.json` for tools and `/docs` for people. Both are generated at the first request. */
function mountDocs(app: FastifyInstance): void {
  const serverUrl = app.container.config.apiUrl.replace(/\/$/, '');
  let built: { json: string; page: ReturnType<typeof docsPage> } | null = null;
  const make = () => {
    const document = buildOpenApi({ serverUrl });
    built ??= { json: JSON.stringify(document), page: docsPage(document as unknown as OpenApiDocument) };
    return built;
  };
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((built ?? make()).json),
  );
  app.get('/docs', async (_request, reply) => sendPage(reply, (built ?? make()).page));
}

export const docsModule: ApiModule = { name: 'docs', routes: [], setUp: mountDocs };
