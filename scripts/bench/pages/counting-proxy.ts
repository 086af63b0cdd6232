import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** Removes the scripts from a page. Text, styles and pictures stay. @internal */
export function withoutScript(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<noscript\b[^>]*>[\s\S]*?<\/noscript>/g, '');
}

/** Milliseconds without an open request after which a page has all it wants. */
const QUIET_MS = 1000;
const POLL_MS = 50;

/** Compresses a page with the same settings as the web server. */
const pack = (html: string) =>
  promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

interface Counted {
  readonly all: number;
  readonly script: number;
}

export interface CountingProxy {
  readonly origin: string;
  /** Returns the compressed bytes of response bodies since the last call. */
  take(): Counted;
  /** Resolves when no request is open for a second, at the latest after `patience` milliseconds. */
  awaitQuiet(patience: number): Promise<void>;
  close(): void;
}

/**
 * Starts a proxy on loopback in front of a running site. It counts the compressed bytes of all responses, including those to
 * service workers. With `isStatic` it removes the scripts from pages.
 */
export async function startCountingProxy(site: string, isStatic: boolean): Promise<CountingProxy> {
  let counted = { all: 0, script: 0 };
  let open = 0;
  let lastEnd = performance.now();
  function count(type: string | undefined, bytes: number): void {
    counted.all += bytes;
    if (type?.includes('javascript')) counted.script += bytes;
  }

  async function sendStatic(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = Buffer.concat(await from.toArray());
    const packed = await pack(withoutScript((await promisify(brotliDecompress)(body)).toString()));
    count('text/html', packed.byteLength);
    // With the headers of the page, because its policies are work for the browser before the first paint too.
    const { 'transfer-encoding': _encoding, ...headers } = from.headers;
    to.writeHead(from.statusCode ?? 502, { ...headers, 'content-length': packed.byteLength }).end(packed);
  }

  function pass(from: IncomingMessage, to: ServerResponse): void {
    from.on('error', () => to.destroy());
    to.writeHead(from.statusCode ?? 502, from.headers);
    from.on('data', (piece: Buffer) => count(from.headers['content-type'], piece.byteLength));
    from.pipe(to);
  }

  const server = createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'br' };
    open += 1;
    response.once('close', () => {
      open -= 1;
      lastEnd = performance.now();
    });
    const asked = get(site + request.url, { method: request.method ?? 'GET', headers }, (answer) => {
      const isPage = answer.headers['content-type']?.includes('text/html');
      if (isStatic && isPage) void sendStatic(answer, response);
      else pass(answer, response);
    });
    // A closed page ends its requests, which may fail more than once.
    asked.on('error', () => response.destroy());
    request.on('error', () => asked.destroy());
    request.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = counted;
      counted = { all: 0, script: 0 };
      return taken;
    },
    async awaitQuiet(patience) {
      const end = performance.now() + patience;
      while (performance.now() < end && (open > 0 || performance.now() - lastEnd < QUIET_MS))
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
