import { DEFAULT_LANGUAGE, type ErrorCode, LANGUAGES } from '@nukkad/contract';
import { verifyAccessToken } from '@nukkad/server/keys/index.ts';
import type { ChatContext, ChatSocket } from '../context.ts';
import { isLoginLive } from '../logins/login-is-live.ts';
import { accountRoomOf, loginRoomOf } from '../rooms.ts';

/**
 * Open sockets of one seeker in this process. The next one is refused and comes back later: were the oldest cut
 * instead, devices that reconnect by themselves would push each other out in turn.
 */
const SOCKETS_A_CANDIDATE = 20;

function languageOf(socket: ChatSocket) {
  const asked = socket.handshake.headers['accept-language']?.slice(0, 2);
  const chosen: unknown = socket.handshake.auth.language ?? asked;
  return LANGUAGES.find((language) => language === chosen) ?? DEFAULT_LANGUAGE;
}

/** Puts a socket into the rooms of its seeker and its login; answers why it may not come in, or null. */
async function admit(
  { config, database, clock, io }: ChatContext,
  socket: ChatSocket,
): Promise<ErrorCode | null> {
  const token: unknown = socket.handshake.auth.token;
  const secrets = [config.JWT_SECRET, config.JWT_SECRET_PREVIOUS].filter((secret) => secret !== undefined);
  const claims = typeof token === 'string' ? await verifyAccessToken(token, secrets, clock.now()) : null;
  if (!claims || !(await isLoginLive(database, claims.sub, claims.sid))) return 'NOT_SIGNED_IN';
  socket.data.candidateId = claims.sub;
  socket.data.loginId = claims.sid;
  socket.data.expiresAtMs = claims.expiresAtMs;
  socket.data.language = languageOf(socket);
  // Counted and joined without a pause between, so that sockets which open side by side see each other.
  const account = accountRoomOf(claims.sub);
  if ((io.sockets.adapter.rooms.get(account)?.size ?? 0) >= SOCKETS_A_CANDIDATE) return 'RATE_LIMITED';
  void socket.join([account, loginRoomOf(claims.sid)]);
  return null;
}

/**
 * Lets a socket in when its access token holds and its login is live; the connection error names the code. One that
 * cannot be judged, since the database is away or this process is ending, is told to come back later.
 */
export function authenticate(context: ChatContext, isClosing: () => boolean) {
  return (socket: ChatSocket, next: (error?: Error) => void): void => {
    const admitted = isClosing() ? Promise.resolve('OVERLOADED' as const) : admit(context, socket);
    admitted
      .catch((error: unknown) => {
        context.log.warn({ err: error }, 'A socket could not be judged');
        return 'OVERLOADED' as const;
      })
      .then((code) => (code === null ? next() : next(new Error(code))));
  };
}
