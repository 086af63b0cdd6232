import * as z from 'zod/mini';
import { ActionKeys } from './action-keys.ts';
import { ApiError, errorFromAnswer } from './api-error.ts';
import type { AnyRoute, InputOf, OutputOf } from './define-route.ts';
import { IDEMPOTENCY_HEADER } from './idempotency.ts';
import { withoutControls } from './shared/control-characters.ts';
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
  /** Milliseconds after which a call ends with TIMEOUT, its further tries included; an upload has limits of its own. */
  readonly timeoutMs?: number;
  /** A `fetch` that tells how much of the body is sent, for calls that ask for it. */
  readonly upload?: (onProgress: (share: number) => void) => typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told while the body is sent: 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** The multipart form of a file route; its text fields are added to it. */
  readonly file?: Blob | undefined;
  /** The action's own key, for one that outlives the page; the client makes one where none is given. */
  readonly key?: string | undefined;
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

/** The API refuses control characters, which are invisible and come with pasted text: so they are not sent. */
const withoutControlsIn = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutControls(value) : value;

function bodyOf(route: AnyRoute, encoded: Encoded, candidateId: string | null, file: Blob | undefined) {
  if (route.method === 'GET') return undefined;
  const own = route.subject === 'body' && candidateId ? callerToWire(candidateId) : {};
  const fields = { ...own, ...encoded.body };
  if (!route.multipart) return JSON.stringify(fields, withoutControlsIn);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, withoutControls(String(value)));
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

async function send(address: string, init: RequestInit, fetchIt: typeof fetch): Promise<Response> {
  try {
    return await fetchIt(address, init);
  } catch (cause) {
    if (init.signal?.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError({ code: 'OFFLINE', message: 'The server could not be reached', status: 0 }, { cause });
  }
}

/** A signal that ends with the caller's or after so many milliseconds, and what happens within it. */
async function within<T>(
  limitMs: number | undefined,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  if (limitMs === undefined) return work(caller);
  const late = new ApiError({ code: 'TIMEOUT', message: 'The server did not answer in time', status: 0 });
  // Not `AbortSignal.any` and `timeout`: phones of some years ago know neither.
  const ending = new AbortController();
  const follow = () => ending.abort(caller?.reason);
  const timer = setTimeout(() => ending.abort(late), limitMs);
  caller?.addEventListener('abort', follow);
  if (caller?.aborted) follow();
  try {
    return await work(ending.signal);
  } catch (error) {
    throw ending.signal.reason === late ? late : error;
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', follow);
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
      const { onProgress } = call;
      const upload = onProgress && options.upload?.(onProgress);
      const fetchIt = upload ?? options.fetch ?? ((url, init) => globalThis.fetch(url, init));
      const attempt = async (signal: AbortSignal | undefined, key?: string) => {
        const [address, init] = requestOf(route, encoded, options, { ...call, signal, key });
        return unwrap(route, await send(address, init, fetchIt));
      };
      const ask = (signal: AbortSignal | undefined, key?: string) =>
        attempt(signal, key).catch(async (error: unknown) => {
          const isExpired = error instanceof ApiError && error.status === 401 && route.auth !== 'public';
          if (isExpired && options.refresh && (await options.refresh())) return attempt(signal, key);
          throw error;
        });
      const name = JSON.stringify([route.key, options.getCandidateId?.(), encoded]);
      const perform = (signal: AbortSignal | undefined) =>
        route.idempotent
          ? keys.perform({ name, key: call.key, send: (key) => ask(signal, key), signal })
          : ask(signal);
      const wire = await within(upload ? undefined : options.timeoutMs, call.signal, perform);
      const parsed = z.safeParse(route.result, wire);
      if (parsed.success) return route.decodeResult(parsed.data);
      throw new ApiError(
        { code: 'INTERNAL', message: `${route.key} answered out of contract`, status: 200 },
        { cause: parsed.error },
      );
    },
  };
}
