import { LANGUAGES } from '@nukkad/contract';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Only a path of this site may be gone back to. */
function safePath(back: string | undefined): string {
  return back?.startsWith('/') && !back.startsWith('//') && !back.includes('\\') ? back : '/joblist';
}

/** Language links work without script: `/language/hi?back=/joblist` keeps the choice and goes back. */
export async function languageChoice(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { language: string }; Querystring: { back?: string } }>(
    '/language/:language',
    async (request, reply) => {
      const chosen = LANGUAGES.find((language) => language === request.params.language);
      if (chosen)
        reply.setCookie('nukkad_language', chosen, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax' });
      return reply.redirect(safePath(request.query.back), 303);
    },
  );
}
