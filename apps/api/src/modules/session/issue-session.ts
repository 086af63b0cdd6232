import { ACCESS_TOKEN_SECONDS, type SessionOutput } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { RefreshedLogin } from '@nukkad/core/session/refresh-login.ts';
import { signedInCandidate } from '@nukkad/core/session/signed-in-candidate.ts';
import type { RequestContext } from '../../mount/request-context.ts';
import { setRefreshCookie } from './refresh-cookie.ts';

/** Returns the access token and the seeker of a login, and sets the refresh token as a cookie. */
export async function issueSession(context: RequestContext, login: RefreshedLogin): Promise<SessionOutput> {
  const { config, database, tokenClock } = context.container;
  const candidate = await database.prisma.candidate.findUnique({ where: { id: login.candidateId } });
  if (!candidate || candidate.deletedAt) throw new AppError('NOT_SIGNED_IN');
  setRefreshCookie(context.reply, config, login.refreshToken);
  const claims = {
    sub: candidate.id,
    sid: login.loginId,
    iat: Math.floor(tokenClock.now().getTime() / 1000),
  };
  const accessToken = context.request.server.jwt.sign(claims);
  const seeker = signedInCandidate(candidate, config);
  return { accessToken, expiresInSeconds: ACCESS_TOKEN_SECONDS, candidate: seeker };
}
