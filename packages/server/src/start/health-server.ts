import type { Server, ServerResponse } from 'node:http';
import { http } from './http.ts';

/** The reason why the process is not ready. */
export type UnreadyReason = 'closing' | 'database out of reach';

function reply(response: ServerResponse, code: number, status: string): void {
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify({ status }));
}

/** Serves `/healthz` (the process is alive) and `/readyz` (it is ready to serve). `findUnreadyReason` must not reject. */
export function createHealthServer(findUnreadyReason: () => Promise<UnreadyReason | null>): Server {
  return http.createServer((request, response) => {
    if (request.url === '/healthz') reply(response, 200, 'ok');
    else if (request.url !== '/readyz') response.writeHead(404).end();
    else void findUnreadyReason().then((reason) => reply(response, reason ? 503 : 200, reason ?? 'ready'));
  });
}
