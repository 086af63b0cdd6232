import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@nukkad/contract';
import { pathInLanguage, splitLanguagePath } from '@nukkad/domain/language-path.ts';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Returns the language in the reader's cookie; undefined if they have not chosen one. */
function chosenLanguage({ cookies }: FastifyRequest): Language | undefined {
  return LANGUAGES.find((known) => known === cookies?.nukkad_language);
}

/** Returns the language of an error page. It is the language of the URL, or the chosen one if the URL has none. */
export function readerLanguage(request: FastifyRequest): Language {
  const { language } = splitLanguagePath(request.url);
  return language === DEFAULT_LANGUAGE ? (chosenLanguage(request) ?? DEFAULT_LANGUAGE) : language;
}

/**
 * Redirects readers who have chosen Hindi or Marathi from an address without a language to the one in their language. Caches must
 * not store the redirect. If a shared cache answers with the English page, a script in it redirects (`FOLLOW_LANGUAGE_SCRIPT`).
 * See docs/decisions/0040.
 */
export const languageRedirects = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/*') return;
    const chosen = chosenLanguage(request);
    if (chosen === undefined || chosen === DEFAULT_LANGUAGE) return;
    if (splitLanguagePath(request.url).language !== DEFAULT_LANGUAGE) return;
    return reply.header('cache-control', 'no-store').redirect(pathInLanguage(request.url, chosen), 302);
  });
});
