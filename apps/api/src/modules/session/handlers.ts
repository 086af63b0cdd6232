import type { routes, SignInInput } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { VerifiedPerson } from '@nukkad/core/ports.ts';
import { deviceName } from '@nukkad/core/session/device-name.ts';
import { endLogin } from '@nukkad/core/session/end-login.ts';
import { enterCandidate } from '@nukkad/core/session/enter-candidate.ts';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { refreshLogin } from '@nukkad/core/session/refresh-login.ts';
import {
  type CredentialSource,
  verifyFacebookCredential,
  verifyGoogleCredential,
} from '@nukkad/core/session/verify-credential.ts';
import { savePushSubscriptionIfValid } from '@nukkad/core/startup/save-push-subscription.ts';
import type { RequestContext } from '../../mount/request-context.ts';
import type { OpenHandler } from '../../mount/route-binding.ts';
import { issueSession } from './issue-session.ts';
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts';
import { readBrowserNonce } from './sign-in-browser.ts';

async function signIn(context: RequestContext, person: VerifiedPerson, input: SignInInput) {
  const { container, language } = context;
  const { accepted = {}, pushSubscription } = input;
  const { candidateId, isNewAccount } = await enterCandidate(container, person, { language, accepted });
  const login = await openLogin(container, candidateId, deviceName(context.request.headers['user-agent']));
  await savePushSubscriptionIfValid(container, login, pushSubscription);
  const session = await issueSession(context, login);
  return { ...session, isNewAccount };
}

function sourceOf({ container, request }: RequestContext): CredentialSource {
  const isOwnPage = request.headers.origin === container.config.PUBLIC_ORIGIN;
  return { nonce: readBrowserNonce(request), isOwnPage };
}

export const googleSignIn: OpenHandler<typeof routes.sessionGoogleSignIn> = async (_, input, context) =>
  signIn(context, await verifyGoogleCredential(context.container, input, sourceOf(context)), input);

export const facebookSignIn: OpenHandler<typeof routes.sessionFacebookSignIn> = async (_, input, context) =>
  signIn(context, await verifyFacebookCredential(context.container, input, sourceOf(context)), input);

export const refresh: OpenHandler<typeof routes.sessionRefresh> = async (_session, _input, context) => {
  const { container, request, reply } = context;
  const presented = readRefreshCookie(request, container.config);
  if (!presented) throw new AppError('NOT_SIGNED_IN');
  try {
    return await issueSession(context, await refreshLogin(container, presented));
  } catch (error) {
    if (error instanceof AppError && error.status === 401) clearRefreshCookie(reply, container.config);
    throw error;
  }
};

export const logout: OpenHandler<typeof routes.sessionLogout> = async (_session, _input, context) => {
  const { container, request, reply } = context;
  await endLogin(container, readRefreshCookie(request, container.config));
  clearRefreshCookie(reply, container.config);
  return {};
};
