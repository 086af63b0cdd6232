import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@nukkad/contract';
import { pathInLanguage, splitLanguagePath } from '@nukkad/domain/language-path.ts';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** The language that the reader chose in this browser; undefined where none was chosen. */
function chosenLanguage({ cookies }: FastifyRequest): Language | undefined {
  return LANGUAGES.find((known) => known === cookies?.nukkad_language);
}

/** The language to speak to a reader in, where no page could be made: that of the address, else the chosen one. */
export function readerLanguage(request: FastifyRequest): Language {
  const { language } = splitLanguagePath(request.url);
  return language === DEFAULT_LANGUAGE ? (chosenLanguage(request) ?? DEFAULT_LANGUAGE) : language;
}

/**
 * Sends a reader who has chosen Hindi or Marathi from an address without a language on to theirs. No store may keep the
 * answer; what stores keep of the page in English they must ask about each time (`no-cache`), which brings the cookie
 * here. See docs/decisions/0040.
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
