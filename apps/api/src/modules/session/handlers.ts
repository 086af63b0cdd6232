import type { AcceptedTexts, routes, SignInInput } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { endReplacedLogin } from '@nukkad/core/logins/end-logins.ts';
import { requireFreshLogin } from '@nukkad/core/logins/require-fresh-login.ts';
import type { VerifiedPerson } from '@nukkad/core/ports.ts';
import { attachSignIn } from '@nukkad/core/session/attach-sign-in.ts';
import { deviceName } from '@nukkad/core/session/device-name.ts';
import { endLogin } from '@nukkad/core/session/end-login.ts';
import { enterByPhone } from '@nukkad/core/session/enter-by-phone.ts';
import { type EnteredCandidate, enterCandidate } from '@nukkad/core/session/enter-candidate.ts';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { refreshLogin } from '@nukkad/core/session/refresh-login.ts';
import { sendSignInCode } from '@nukkad/core/session/send-sign-in-code.ts';
import {
  type CredentialSource,
  verifyFacebookCredential,
  verifyGoogleCredential,
} from '@nukkad/core/session/verify-credential.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { savePushSubscriptionIfValid } from '@nukkad/core/startup/save-push-subscription.ts';
import type { RequestContext } from '../../mount/request-context.ts';
import type { OpenHandler, SeekerHandler } from '../../mount/route-binding.ts';
import { signedClaims } from '../../security/authenticate.ts';
import { issueSession } from './issue-session.ts';
import { clearRefreshCookie, readRefreshCookie, requireOwnOrigin } from './refresh-cookie.ts';
import { readBrowserNonce } from './sign-in-browser.ts';

/**
 * Ends the login whose access token came with a sign-in, because the new login replaces it in this browser. An expired token
 * is enough, and other invalid ones are ignored, because the person has just proved who they are.
 */
async function endFormerLogin({ container, request }: RequestContext): Promise<void> {
  const former = signedClaims(request.server, request);
  if (former !== null) await endReplacedLogin(container, former.sub, former.sid);
}

/** Opens a login of an entered account on the device of the request. */
async function begin(
  context: RequestContext,
  { candidateId, isNewAccount }: EnteredCandidate,
  pushSubscription: string | undefined,
) {
  const { container } = context;
  const login = await openLogin(container, candidateId, deviceName(context.request.headers['user-agent']));
  await endFormerLogin(context);
  await savePushSubscriptionIfValid(container, login, pushSubscription);
  const session = await issueSession(context, login);
  return { ...session, isNewAccount };
}

const agreementOf = ({ language }: RequestContext, accepted: AcceptedTexts = {}) => ({ language, accepted });

async function signIn(context: RequestContext, person: VerifiedPerson, input: SignInInput) {
  const agreement = agreementOf(context, input.accepted);
  const entered = await enterCandidate(context.container, person, agreement);
  return begin(context, entered, input.pushSubscription);
}

function sourceOf({ container, request }: RequestContext): CredentialSource {
  const isOwnPage = request.headers.origin === container.config.PUBLIC_ORIGIN;
  return { nonce: readBrowserNonce(request, container.config), isOwnPage };
}

export const googleSignIn: OpenHandler<typeof routes.sessionGoogleSignIn> = async (_, input, context) =>
  signIn(context, await verifyGoogleCredential(context.container, input, sourceOf(context)), input);

export const facebookSignIn: OpenHandler<typeof routes.sessionFacebookSignIn> = async (_, input, context) =>
  signIn(context, await verifyFacebookCredential(context.container, input, sourceOf(context)), input);

export const sendCode: OpenHandler<typeof routes.signInSendCode> = (_session, { phone }, context) => {
  const { container, language, request } = context;
  requireOwnOrigin(request, container.config);
  return sendSignInCode(container, { phone, language, networkAddress: request.network });
};

export const phoneSignIn: OpenHandler<typeof routes.signInByPhone> = async (_session, input, context) => {
  const { container, request } = context;
  requireOwnOrigin(request, container.config);
  const { accepted, pushSubscription, phone, code, token, owner } = input;
  const agreement = agreementOf(context, accepted);
  const { network: networkAddress } = request;
  const entered = await enterByPhone(container, { phone, code, token, owner, networkAddress, agreement });
  return begin(context, entered, pushSubscription);
};

/** Adds the sign-in of a provider to the account. An unlocked phone is not enough: it needs a fresh login. */
export const attach: SeekerHandler<typeof routes.signInAttach> = async (session, input, context) => {
  const { container, language } = context;
  await requireFreshLogin(container, session.loginId);
  const verify = input.provider === 'google' ? verifyGoogleCredential : verifyFacebookCredential;
  const person = await verify(container, { credential: input.credential }, sourceOf(context));
  await attachSignIn(container, session.candidateId, person);
  return acknowledge('signInAdded', language);
};

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
