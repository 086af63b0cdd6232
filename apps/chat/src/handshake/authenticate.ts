import { DEFAULT_LANGUAGE, LANGUAGES } from '@nukkad/contract';
import { verifyAccessToken } from '@nukkad/security';
import type { ChatContext, ChatSocket } from '../context.ts';
import { isLoginLive } from './is-login-live.ts';

function languageOf(socket: ChatSocket) {
  const asked = socket.handshake.headers['accept-language']?.slice(0, 2);
  const chosen: unknown = socket.handshake.auth.language ?? asked;
  return LANGUAGES.find((language) => language === chosen) ?? DEFAULT_LANGUAGE;
}

/** Lets a socket in when its access token holds and its login is live; the connection error names the code. */
export function authenticate({ config, database }: ChatContext) {
  return async (socket: ChatSocket, next: (error?: Error) => void): Promise<void> => {
    const token: unknown = socket.handshake.auth.token;
    const claims = typeof token === 'string' ? await verifyAccessToken(token, config.JWT_SECRET) : null;
    if (!claims || !(await isLoginLive(database, claims.sub, claims.sid))) {
      next(new Error('NOT_SIGNED_IN'));
      return;
    }
    socket.data.candidateId = claims.sub;
    socket.data.loginId = claims.sid;
    socket.data.expiresAtMs = claims.expiresAtMs;
    socket.data.language = languageOf(socket);
    next();
  };
}
