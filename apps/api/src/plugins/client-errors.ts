import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { errorResponse } from '@nukkad/core/errors/error-response.ts';
import { http } from '@nukkad/server/start/http.ts';

/** Returns the error for a request that Node's HTTP parser rejected. */
function refusalOf({ code }: NodeJS.ErrnoException): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('BODY_TIMEOUT');
  const message =
    code === 'HPE_HEADER_OVERFLOW'
      ? 'the address and the headers are longer than 16 KiB'
      : 'is no readable HTTP request';
  return new AppError('VALIDATION_FAILED', { issues: [{ path: '', message }] });
}

/**
 * Answers a request that Node could not parse (broken headers, too long a URL) in the error envelope, and closes the
 * connection.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const refusal = refusalOf(error);
    const body = JSON.stringify(errorResponse(refusal, DEFAULT_LANGUAGE, randomUUID()));
    const head = [
      `HTTP/1.1 ${refusal.status} ${http.STATUS_CODES[refusal.status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
