import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildWebServer, type WebServerParts } from '../app.ts';
import { readConfig, type WebConfig } from '../config.ts';

/** The style sheet of the test build. */
export const STYLE = 'p{margin:0}';
const ENTRY = { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'] };
const MANIFEST = { 'src/entry-client.tsx': ENTRY };
const PAGE = `export async function render({ url, language }) {
  return { html: '<html><head></head><body>' + url.pathname + '</body></html>', status: 200, sources: [], state: { language } };
}`;

/** Creates a build folder whose server entry is the source text `entry`. Removed when the test finishes. */
async function makeDist(entry = PAGE): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nukkad-dist-'));
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'client/.vite'), { recursive: true });
  await mkdir(join(folder, 'client/assets'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/entry-server.js'), entry);
  await writeFile(join(folder, 'client/.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, 'client/assets/entry.js'), 'export {};');
  await writeFile(join(folder, 'client/assets/entry.css'), STYLE);
  await writeFile(join(folder, 'client/sw.js'), '');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a fake API or chat service on loopback. */
export async function startUpstream(handler: RequestListener): Promise<{ origin: string; server: Server }> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

export interface TestWeb {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly port: number;
  readonly log: string[];
}

interface WebOptions {
  readonly api?: string;
  readonly chat?: string;
  readonly env?: Record<string, string>;
  readonly entry?: string;
  /** The folder of the built companies' site. */
  readonly hireFolder?: string;
  readonly deadlines?: Partial<WebConfig['deadlines']>;
  readonly parts?: Pick<WebServerParts, 'tracing' | 'metrics' | 'faults' | 'browserFaults'>;
}

/** A loopback address without a server. */
export const NOWHERE = 'http://127.0.0.1:1';

/** Starts the web server with fake upstream servers on loopback, until the test ends. */
export async function startWeb({ api = NOWHERE, chat = NOWHERE, ...options }: WebOptions): Promise<TestWeb> {
  const config = readConfig({ API_ORIGIN: api, CHAT_ORIGIN: chat, ...options.env });
  const deadlines = { ...config.deadlines, ...options.deadlines };
  const log: string[] = [];
  const distFolder = await makeDist(options.entry);
  const app = await buildWebServer(
    { ...config, distFolder, deadlines, hireFolder: options.hireFolder ?? config.hireFolder },
    { ...options.parts, logTo: { write: (line) => log.push(line) } },
  );
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, origin, port: Number(new URL(origin).port), log };
}

/** The source of a server entry whose pages wait for a call of the API. Without a response their status is 503. */
export const CALLING_PAGE = `export async function render({ apiOrigin, fetch, url }) {
  const failed = { html: '<html><head></head><body>failed</body></html>', status: 503, sources: [], state: {} };
  try {
    const words = await (await fetch(apiOrigin + '/x')).text();
    return { ...failed, html: '<html><head></head><body>' + words + '</body></html>', status: 200 };
  } catch { return failed; }
}`;

/** Sends a raw request line, because HTTP clients would normalise it. */
export async function rawRequest(port: number, line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

/** Returns the number of open connections of a server. */
export function connectionsOf(server: Pick<Server, 'getConnections'>): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
