import { issueTicket } from '@nukkad/core/session/issue-ticket.ts';
import { languageFromHeader } from '@nukkad/domain/language-from-header.ts';
import { pathInLanguage, splitLanguagePath } from '@nukkad/domain/language-path.ts';
import { HOME_PATH, safeReturnPath } from '@nukkad/domain/return-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Strategy } from 'passport-oauth2';
import { readerLanguage } from '../../mount/reader-language.ts';
import { LOCAL_PROVIDER_PATH, localProvider } from '../../sign-in/local-provider/local-provider.ts';
import { runStrategy, type StrategyOutcome } from '../../sign-in/run-strategy.ts';
import {
  type RedirectProvider,
  rememberedAttempt,
  type SignInAttempt,
} from '../../sign-in/sign-in-state-store.ts';
import { markBrowser } from './sign-in-browser.ts';

type Query = Record<string, unknown>;

function strategyOf(app: FastifyInstance, provider: RedirectProvider): Strategy | null {
  const { google, facebook } = app.signIn;
  return provider === 'facebook' ? facebook : (google?.(app) ?? null);
}

function run(strategy: Strategy, attempt: SignInAttempt): Promise<StrategyOutcome> {
  const { query, request } = attempt;
  const asked = typeof query.lang === 'string' ? languageFromHeader(query.lang) : undefined;
  return runStrategy(strategy, attempt, { language: asked ?? readerLanguage(request) });
}

/**
 * Redirects to the site's login page in the person's language. The values are in the URL fragment, so that no server
 * logs them.
 */
function backToSite(
  app: FastifyInstance,
  reply: FastifyReply,
  {
    provider,
    ...values
  }: { provider: RedirectProvider; returnTo: string; credential?: string; error?: string },
) {
  const path = pathInLanguage('/register', splitLanguagePath(values.returnTo).language);
  const address = new URL(path, app.container.config.PUBLIC_ORIGIN);
  address.hash = new URLSearchParams(provider === 'google' ? values : { provider, ...values }).toString();
  return reply.header('cache-control', 'no-store').redirect(address.href, 303);
}

interface Callback {
  readonly provider: RedirectProvider;
  readonly outcome: StrategyOutcome;
  readonly returnTo: string;
}

async function answerCallback(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, outcome, returnTo }: Callback,
) {
  if (outcome.kind === 'person') {
    const nonce = markBrowser(request, reply, app.container.config);
    const credential = await issueTicket(app.container, outcome.person, nonce);
    return backToSite(app, reply, { provider, credential, returnTo });
  }
  if (outcome.kind === 'failed') request.log.warn({ err: outcome.error }, 'sign-in failed');
  return backToSite(app, reply, { provider, error: 'SIGN_IN_FAILED', returnTo });
}

const LIMITS = { config: { rateLimit: { max: 300 } } };

function redirectsOf(app: FastifyInstance, provider: RedirectProvider): void {
  app.get(`/auth/${provider}`, LIMITS, async (request, reply) => {
    const { returnTo: asked, lang } = request.query as Query;
    const returnTo = safeReturnPath(asked);
    const unavailable = () => backToSite(app, reply, { provider, error: 'SIGN_IN_UNAVAILABLE', returnTo });
    const strategy = strategyOf(app, provider);
    // A browser opens this URL, so it gets a page with the reason instead of JSON.
    if (!strategy) return unavailable();
    const outcome = await run(strategy, { query: { lang }, request, reply, returnTo });
    if (outcome.kind !== 'redirect') return unavailable();
    markBrowser(request, reply, app.container.config);
    return reply.header('cache-control', 'no-store').redirect(outcome.location, 303);
  });
  app.get(`/auth/${provider}/callback`, LIMITS, async (request, reply) => {
    const query = request.query as Query;
    const remembered = rememberedAttempt(request, app.container.config, provider, query.state);
    const returnTo = remembered.returnTo ?? HOME_PATH;
    const back = (error: string) => backToSite(app, reply, { provider, error, returnTo });
    if (!query.code && !query.error) return back('SIGN_IN_FAILED');
    if (!remembered.isOwn) return back('SIGN_IN_OTHER_BROWSER');
    const strategy = strategyOf(app, provider);
    if (!strategy) return back('SIGN_IN_UNAVAILABLE');
    const outcome = await run(strategy, { query, request, reply, returnTo });
    return answerCallback(app, request, reply, { provider, outcome, returnTo });
  });
}

/** Mounts the redirects of signing in with Google and Facebook. They are not part of the contract. */
export async function signInRedirects(app: FastifyInstance): Promise<void> {
  redirectsOf(app, 'google');
  redirectsOf(app, 'facebook');
  const { localProvider: options } = app.signIn;
  if (options) await app.register(localProvider, { prefix: LOCAL_PROVIDER_PATH, ...options });
}
