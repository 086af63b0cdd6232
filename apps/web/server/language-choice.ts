import { LANGUAGES } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { safeReturnPath } from '@nukkad/domain/return-path.ts';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

interface LanguageRequest {
  Params: { language?: string };
  Querystring: { language?: unknown; back?: unknown };
}

/**
 * Serves `/language`, which changes the language without JavaScript. A link (`/language/hi?back=/joblist`) or a form
 * (`/language?language=hi`) requests it. The route stores the language in a cookie and redirects to the page in that
 * language.
 */
export async function languageChoice(app: FastifyInstance): Promise<void> {
  app.get<LanguageRequest>('/language/:language?', async (request, reply) => {
    const requested = request.params.language || request.query.language;
    const chosen = LANGUAGES.find((language) => language === requested);
    if (chosen)
      reply.setCookie('nukkad_language', chosen, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax' });
    const back = safeReturnPath(request.query.back);
    return reply
      .header('cache-control', 'no-store')
      .redirect(chosen ? pathInLanguage(back, chosen) : back, 303);
  });
}
