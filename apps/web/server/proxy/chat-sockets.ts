import { type ClientRequest, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import { CHAT_SOCKET_PATH } from '@nukkad/contract/realtime/realtime.domain.ts';
import { errorFacts } from '@nukkad/telemetry/error-facts.ts';
import type { FastifyBaseLogger } from 'fastify';
import { forwardedHeaders } from './forwarded-headers.ts';

const PUBLIC_PATHS = new Set(['/chat/socket.io/', '/chat/socket.io']);
/** Timeout for the chat service to accept or reject a socket, in milliseconds. */
const HANDSHAKE_MS = 5000;
/** Idle timeout of a socket in milliseconds. It counts bytes in both directions; the service pings every 25 s. */
const IDLE_MS = 90_000;

export interface ChatSocketOptions {
  readonly chatOrigin: string;
  readonly publicOrigin: string;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly log: FastifyBaseLogger;
}

/** Returns whether a request asks for a WebSocket. Offers of other protocols are ignored, as HTTP allows. */
export function isSocketRequest({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

function refuse(socket: Socket, status: string): void {
  socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroySoon();
}

/** Pipes two sockets into each other. When one closes, the other is destroyed. */
function join(one: Socket, other: Socket): void {
  one.setTimeout(IDLE_MS);
  other.setTimeout(0);
  one.on('close', () => other.destroy());
  other.on('close', () => one.destroy());
  one.pipe(other).pipe(one);
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function requestUpgrade(request: IncomingMessage, options: ChatSocketOptions): ClientRequest {
  const { chatOrigin, publicOrigin, addressOf } = options;
  const target = new URL(chatOrigin);
  target.pathname = `${CHAT_SOCKET_PATH}/`;
  target.search = new URL(request.url ?? '', publicOrigin).search;
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return send(target, {
    agent: false,
    timeout: HANDSHAKE_MS,
    // The headers include the page's origin, because the chat service accepts only the product's own.
    headers: {
      ...forwardedHeaders(request.headers, { address: addressOf(request), publicOrigin }),
      connection: 'Upgrade',
      upgrade: 'websocket',
    },
  });
}

/** Requests a WebSocket from the chat service and joins it to the client's socket, or sends its refusal to the client. */
function proxySocket(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  options: ChatSocketOptions,
): void {
  const upstream = requestUpgrade(request, options);
  socket.once('close', () => upstream.destroy());
  upstream.once('timeout', () => upstream.destroy(new Error('no response')));
  upstream.on('error', (error) => {
    if (socket.destroyed) return;
    options.log.warn({ fault: errorFacts(error) }, 'a socket was not passed on');
    refuse(socket, '503 Service Unavailable');
  });
  upstream.once('response', ({ statusCode, statusMessage }) =>
    refuse(socket, `${statusCode} ${statusMessage}`),
  );
  upstream.once('upgrade', (response, other: Socket, otherHead: Buffer) => {
    other.on('error', () => other.destroy());
    socket.write(headOf(response));
    if (otherHead.length > 0) socket.write(otherHead);
    if (head.length > 0) other.write(head);
    join(socket, other);
  });
  upstream.end();
}

/**
 * Proxies the chat's WebSockets. Other upgrade requests are refused at once, because their raw sockets would stay open for ever.
 * Returns a function that closes all sockets.
 */
export function chatSockets(server: Server, options: ChatSocketOptions): () => void {
  const open = new Set<Socket>();
  let isClosing = false;
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    socket.setTimeout(2 * HANDSHAKE_MS, () => socket.destroy());
    if (isClosing) return refuse(socket, '503 Service Unavailable');
    if (PUBLIC_PATHS.has(request.url?.split('?')[0] ?? '')) proxySocket(request, socket, head, options);
    else refuse(socket, '404 Not Found');
  });
  return () => {
    isClosing = true;
    for (const socket of open) socket.destroy();
  };
}
