import { createServer, type Server, type ServerResponse } from 'node:http';

/** What keeps the process from serving at the moment; null when nothing does. */
export type Hindrance = 'closing' | 'database out of reach';

function reply(response: ServerResponse, code: number, status: string): void {
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify({ status }));
}

/** `/healthz`: the process lives. `/readyz`: it can serve. `findHindrance` must not reject. */
export function createHealthServer(findHindrance: () => Promise<Hindrance | null>): Server {
  return createServer((request, response) => {
    if (request.url === '/healthz') reply(response, 200, 'ok');
    else if (request.url !== '/readyz') response.writeHead(404).end();
    else
      void findHindrance().then((hindrance) => reply(response, hindrance ? 503 : 200, hindrance ?? 'ready'));
  });
}
