import { languageFromHeader } from '@nukkad/domain/language-from-header.ts';
import { pathInLanguage, splitLanguagePath } from '@nukkad/domain/language-path.ts';
import { HOME_PATH, safeReturnPath } from '@nukkad/domain/return-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { LOCAL_PROVIDER_PATH, localProvider } from '../../gateways/identity/local-provider/local-provider.ts';
import { runStrategy, type StrategyOutcome } from '../../gateways/identity/run-strategy.ts';
import { rememberedAttempt, type SignInAttempt } from '../../gateways/identity/sign-in-state-store.ts';
import { readerLanguage } from '../../mount/reader-language.ts';
import { issueTicket } from './issue-ticket.ts';
import { markBrowser } from './sign-in-browser.ts';

type Query = Record<string, unknown>;

async function run(app: FastifyInstance, attempt: SignInAttempt): Promise<StrategyOutcome> {
  const { googleStrategy } = app.container.identity;
  if (!googleStrategy) throw new AppError('SIGN_IN_UNAVAILABLE', { retryAfter: 60 });
  const { query, request } = attempt;
  const asked = typeof query.lang === 'string' ? languageFromHeader(query.lang) : undefined;
  const language = asked ?? readerLanguage(request);
  return runStrategy(googleStrategy(app), attempt, { language });
}

/** Back to the site's login page, in the language of where one was; what it needs stands behind the #, which no server log ever sees. */
function backToSite(
  app: FastifyInstance,
  reply: FastifyReply,
  values: { returnTo: string; credential?: string; error?: string },
) {
  const path = pathInLanguage('/register', splitLanguagePath(values.returnTo).language);
  const address = new URL(path, app.container.config.PUBLIC_ORIGIN);
  address.hash = new URLSearchParams(values).toString();
  return reply.header('cache-control', 'no-store').redirect(address.href, 303);
}

async function answerCallback(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: StrategyOutcome,
  returnTo: string,
) {
  if (outcome.kind === 'person') {
    const nonce = markBrowser(request, reply, app.container.config);
    const credential = await issueTicket(app.container, outcome.person, nonce);
    return backToSite(app, reply, { credential, returnTo });
  }
  if (outcome.kind === 'failed') request.log.warn({ err: outcome.error }, 'sign-in failed');
  return backToSite(app, reply, { error: 'SIGN_IN_FAILED', returnTo });
}

/** The redirects of signing in with Google, which no client calls as routes. */
export async function googleRedirects(app: FastifyInstance): Promise<void> {
  const { identity } = app.container;
  const limits = { config: { rateLimit: { max: 300 } } };
  app.get('/auth/google', limits, async (request, reply) => {
    const { returnTo: asked, lang } = request.query as Query;
    const returnTo = safeReturnPath(asked);
    // Somebody's browser is on its way here: it gets a page that says so, not an answer for programs.
    if (!identity.googleStrategy) return backToSite(app, reply, { error: 'SIGN_IN_UNAVAILABLE', returnTo });
    const outcome = await run(app, { query: { lang }, request, reply, returnTo });
    if (outcome.kind !== 'redirect')
      return backToSite(app, reply, { error: 'SIGN_IN_UNAVAILABLE', returnTo });
    markBrowser(request, reply, app.container.config);
    return reply.header('cache-control', 'no-store').redirect(outcome.location, 303);
  });
  app.get('/auth/google/callback', limits, async (request, reply) => {
    const query = request.query as Query;
    const remembered = rememberedAttempt(request, query.state);
    const returnTo = remembered.returnTo ?? HOME_PATH;
    if (!query.code && !query.error) return backToSite(app, reply, { error: 'SIGN_IN_FAILED', returnTo });
    if (!remembered.isOwn) return backToSite(app, reply, { error: 'SIGN_IN_OTHER_BROWSER', returnTo });
    const outcome = await run(app, { query, request, reply, returnTo });
    return answerCallback(app, request, reply, outcome, returnTo);
  });
  if (identity.localProvider)
    await app.register(localProvider, { prefix: LOCAL_PROVIDER_PATH, ...identity.localProvider });
}
