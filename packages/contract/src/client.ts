import * as z from 'zod/mini';
import { ActionKeys } from './action-keys.ts';
import { ApiError, errorFromAnswer } from './api-error.ts';
import type { AnyRoute, InputOf, OutputOf } from './define-route.ts';
import { IDEMPOTENCY_HEADER } from './idempotency.ts';
import type { Language } from './shared/shared.domain.ts';
import { callerToWire } from './shared/shared.mapper.ts';

/** What a client must be told about its surroundings; nothing here touches the screen. */
export interface ClientOptions {
  /** Address before the route's path, without a slash at its end. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly getAccessToken?: () => string | null;
  readonly getCandidateId?: () => string | null;
  readonly getLanguage?: () => Language;
  /** Asked once when the access token has run out; answers whether there is a new one. */
  readonly refresh?: () => Promise<boolean>;
  readonly headers?: Record<string, string>;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The multipart form of a file route; its text fields are added to it. */
  readonly file?: Blob | undefined;
}

export interface ApiClient {
  call<R extends AnyRoute>(route: R, input: InputOf<R>, options?: CallOptions): Promise<OutputOf<R>>;
}

type Encoded = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

function addressOf(route: AnyRoute, baseUrl: string, encoded: Encoded, candidateId: string | null): string {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = encoded.params?.[name] ?? (route.subject === 'path' ? candidateId : null);
    return encodeURIComponent(value ?? '');
  });
  const query = encoded.query ? `?${new URLSearchParams(encoded.query)}` : '';
  return baseUrl + path + query;
}

function bodyOf(route: AnyRoute, encoded: Encoded, candidateId: string | null, file: Blob | undefined) {
  if (route.method === 'GET') return undefined;
  const own = route.subject === 'body' && candidateId ? callerToWire(candidateId) : {};
  const fields = { ...own, ...encoded.body };
  if (!route.multipart) return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  // The file goes last: servers that stream stop reading fields at it.
  if (file) form.append('file', file);
  return form;
}

function requestOf(
  route: AnyRoute,
  encoded: Encoded,
  options: ClientOptions,
  call: CallOptions & { readonly key?: string | undefined },
): [string, RequestInit] {
  const candidateId = options.getCandidateId?.() ?? null;
  const token = route.auth === 'public' ? null : (options.getAccessToken?.() ?? null);
  const body = bodyOf(route, encoded, candidateId, call.file);
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (call.key !== undefined) headers[IDEMPOTENCY_HEADER] = call.key;
  const language = options.getLanguage?.();
  if (language) headers['accept-language'] = language;
  const init: RequestInit = { method: route.method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = body;
  if (call.signal) init.signal = call.signal;
  return [addressOf(route, options.baseUrl, encoded, candidateId), init];
}

/** Takes the envelope off: the named fields of a success, or a thrown ApiError. */
async function unwrap(route: AnyRoute, response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => null);
  if (route.envelope === 'bare' && response.ok && Array.isArray(answer)) return { items: answer };
  const inner = Array.isArray(answer) ? answer[0] : answer;
  if (response.ok && (inner as { success?: unknown } | null)?.success === true) return inner;
  throw errorFromAnswer(response, inner);
}

async function send(address: string, init: RequestInit, options: ClientOptions): Promise<Response> {
  try {
    return await (options.fetch ?? globalThis.fetch)(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError({ code: 'OFFLINE', message: 'The server could not be reached', status: 0 }, { cause });
  }
}

/**
 * A typed client of every route: domain values in and out, refusals and errors thrown as `ApiError`. Actions that may be
 * done once only are sent again by themselves when their answer was lost.
 */
export function createClient(options: ClientOptions): ApiClient {
  const keys = new ActionKeys();
  return {
    async call(route, input, call = {}) {
      const encoded = route.encodeRequest(input) as Encoded;
      const attempt = async (key?: string) => {
        const [address, init] = requestOf(route, encoded, options, { ...call, key });
        return unwrap(route, await send(address, init, options));
      };
      const ask = (key?: string) =>
        attempt(key).catch(async (error: unknown) => {
          const isExpired = error instanceof ApiError && error.status === 401 && route.auth !== 'public';
          if (isExpired && options.refresh && (await options.refresh())) return attempt(key);
          throw error;
        });
      const name = JSON.stringify([route.key, options.getCandidateId?.(), encoded]);
      const wire = await (route.idempotent ? keys.perform({ name, send: ask, signal: call.signal }) : ask());
      const parsed = z.safeParse(route.result, wire);
      if (parsed.success) return route.decodeResult(parsed.data);
      throw new ApiError(
        { code: 'INTERNAL', message: `${route.key} answered out of contract`, status: 200 },
        { cause: parsed.error },
      );
    },
  };
}
