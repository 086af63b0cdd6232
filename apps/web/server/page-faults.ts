import { DEFAULT_LANGUAGE, LANGUAGES } from '@nukkad/contract';
import { loadPhrases } from '@nukkad/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faultFacts } from './fault-facts.ts';

const SERVER_FAULT = 500;

async function faultPage(request: FastifyRequest): Promise<string> {
  const language = LANGUAGES.find((known) => known === request.cookies.nukkad_language) ?? DEFAULT_LANGUAGE;
  const { errors } = await loadPhrases(language, ['errors']);
  const { title, pageCrashed } = errors as { readonly title: string; readonly pageCrashed: string };
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title></head><body><h1>${title}</h1><p>${pageCrashed}</p></body></html>`,
  ].join('');
}

/** Logs what broke while a page was made, with its path and without its search, and tells the reader in their language. */
export function handlePageFaults(app: FastifyInstance): void {
  app.setErrorHandler(async (fault: Error & { readonly statusCode?: number }, request, reply) => {
    const status = fault.statusCode ?? SERVER_FAULT;
    if (status < SERVER_FAULT) return reply.code(status).type('text/plain').send('Bad request');
    const [path] = request.url.split('?');
    request.log.error({ fault: faultFacts(fault), path }, 'a page could not be rendered');
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return faultPage(request);
  });
}
