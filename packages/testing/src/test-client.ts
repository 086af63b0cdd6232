import type { Server } from 'node:http';
import { type ApiClient, createClient } from '@nukkad/contract/client.ts';
import type { AnyRoute } from '@nukkad/contract/define-route.ts';
import type { Language } from '@nukkad/contract/shared/shared.domain.ts';
import supertest from 'supertest';

/** The part of a Fastify app that the test client uses. */
export interface TestableApp {
  ready(): PromiseLike<unknown>;
  server: Server;
}

/** Who sends the requests; anonymous by default. */
export interface Caller {
  accessToken?: string;
  candidateId?: string;
  language?: Language;
}

/** The parts of a request on the wire, which can be invalid. */
export interface RawRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A client of the app under test. Its requests go through a real socket. */
export interface TestClient extends ApiClient {
  /** Returns a client for another caller. */
  as(caller: Caller): TestClient;
  /** Sends the given request unchanged. Returns the response with status, headers and body. */
  raw(route: AnyRoute, request?: RawRequest): Promise<supertest.Response>;
}

/** Creates a client with typed calls, which throw ApiError, and with raw requests. */
export function createTestClient(app: TestableApp, caller: Caller = {}): TestClient {
  const client = createClient({
    baseUrl: '',
    fetch: (address, init) => fetchFrom(app, String(address), init),
    getAccessToken: () => caller.accessToken ?? null,
    getCandidateId: () => caller.candidateId ?? null,
    ...(caller.language === undefined ? {} : { getLanguage: () => caller.language as Language }),
  });
  return {
    ...client,
    as: (other) => createTestClient(app, other),
    raw: (route, request = {}) => sendRaw(app, caller, route, request),
  };
}

async function fetchFrom(app: TestableApp, path: string, init: RequestInit = {}): Promise<Response> {
  await app.ready();
  const { credentials: _, ...rest } = init;
  const request = new Request(`http://app.test${path}`, rest);
  const sending = supertest(app.server)[request.method === 'GET' ? 'get' : 'post'](path);
  for (const [name, value] of request.headers) sending.set(name, value);
  if (init.body) sending.serialize((body) => body as never).send(Buffer.from(await request.arrayBuffer()));
  const { status, headers, body } = await sending.buffer(true).parse(readBytes);
  return new Response(new Uint8Array(body as Buffer), { status, headers: flatten(headers) });
}

async function sendRaw(app: TestableApp, caller: Caller, route: AnyRoute, request: RawRequest) {
  await app.ready();
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  );
  const sending = supertest(app.server)[route.method === 'GET' ? 'get' : 'post'](path);
  if (request.query) sending.query(request.query);
  if (caller.accessToken) sending.set('authorization', `Bearer ${caller.accessToken}`);
  if (caller.language) sending.set('accept-language', caller.language);
  for (const [name, value] of Object.entries(request.headers ?? {})) sending.set(name, value);
  if (request.body !== undefined) sending.send(request.body as object);
  return sending;
}

function readBytes(response: supertest.Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}

function flatten(headers: Record<string, string | string[]>): Headers {
  const flat = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value]) flat.append(name, one);
  }
  return flat;
}
