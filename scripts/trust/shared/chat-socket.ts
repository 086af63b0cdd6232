import { CHAT_SOCKET_PATH } from '@nukkad/contract/realtime/realtime.domain.ts';
import { io, type Socket } from 'socket.io-client';
import { HANG_MS } from './requests.ts';

const ANSWER_MS = 5000;

/** Opens a socket. Resolves to the code of the refusal, or to null if it is open. */
export function openSocket(
  origin: string,
  token: string | undefined,
): Promise<{ socket: Socket; refusal: string | null }> {
  const socket = io(origin, {
    path: CHAT_SOCKET_PATH,
    transports: ['websocket'],
    auth: { token },
    extraHeaders: { origin: 'http://site.test' },
    reconnection: false,
    forceNew: true,
    timeout: HANG_MS,
  });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve({ socket, refusal: null }));
    socket.once('connect_error', (error) => {
      const { code } = (error as { data?: { code?: string } }).data ?? {};
      resolve({ socket, refusal: code ?? error.message });
    });
  });
}

/** Sends one event, and resolves to its acknowledgement as text; 'no answer' if none comes within five seconds. */
export async function emit(socket: Socket, event: string, values: readonly unknown[]): Promise<string> {
  return socket
    .timeout(ANSWER_MS)
    .emitWithAck(event, ...values)
    .then(
      (answer: unknown) => JSON.stringify(answer),
      () => 'no answer',
    );
}
