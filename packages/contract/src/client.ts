import * as z from 'zod/mini';
import { ActionKeys } from './action-keys.ts';
import { ApiError, errorFromAnswer } from './api-error.ts';
import type { AnyRoute, InputOf, OutputOf } from './define-route.ts';
import { IDEMPOTENCY_HEADER } from './idempotency.ts';
import { withoutControls, withoutControlsIn } from './shared/control-characters.ts';
import type { Language } from './shared/shared.domain.ts';
import { callerToWire } from './shared/shared.mapper.ts';

/** The client's settings and callbacks. None of them depends on a user interface. */
export interface ClientOptions {
  /** The URL before each route's path, without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly getAccessToken?: () => string | null;
  readonly getCandidateId?: () => string | null;
  readonly getLanguage?: () => Language;
  /**
   * Renews the access token. Called once for a call whose token has expired. Resolves to true if there is a new
   * token.
   */
  readonly refresh?: () => Promise<boolean>;
  readonly headers?: Record<string, string>;
  /** Milliseconds after which a call, with its retries, throws TIMEOUT. Uploads have other limits. */
  readonly timeoutMs?: number;
  /** Returns a `fetch` that reports upload progress, for calls with `onProgress`. */
  readonly upload?: (onProgress: (share: number) => void) => typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called during the upload with the share sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** The file of a multipart route; the input's text fields are sent next to it. */
  readonly file?: Blob | undefined;
  /**
   * An idempotency key that the caller has stored, for actions that outlive the page. By default the client creates
   * one.
   */
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

function bodyOf(route: AnyRoute, encoded: Encoded, candidateId: string | null, file: Blob | undefined) {
  if (route.method === 'GET') return undefined;
  const own = route.subject === 'body' && candidateId ? callerToWire(candidateId) : {};
  const fields = { ...own, ...encoded.body };
  if (!route.multipart) return JSON.stringify(fields, withoutControlsIn);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, withoutControls(String(value)));
  }
  // The file must be the last part, because streaming servers stop reading fields at the file.
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
  const sendsToken = route.auth !== 'public' || route.replacesLogin === true;
  const token = sendsToken ? (options.getAccessToken?.() ?? null) : null;
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

/** Returns the result inside the envelope of a response. Throws ApiError if it is not a success. */
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

/** Runs `work` with a signal that aborts when the caller's signal does, or after `limitMs` milliseconds. */
async function withTimeout<T>(
  limitMs: number | undefined,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  if (limitMs === undefined) return work(caller);
  const late = new ApiError({ code: 'TIMEOUT', message: 'The server did not answer in time', status: 0 });
  // Older phones do not support `AbortSignal.any` and `AbortSignal.timeout`.
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
 * Creates a typed client for all routes. Inputs and outputs are domain values; refusals and errors are thrown as
 * `ApiError`. Idempotent actions are retried automatically after a lost response.
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
      const wire = await withTimeout(upload ? undefined : options.timeoutMs, call.signal, perform);
      const parsed = z.safeParse(route.result, wire);
      if (parsed.success) return route.decodeResult(parsed.data);
      throw new ApiError(
        { code: 'INTERNAL', message: `${route.key} answered out of contract`, status: 200 },
        { cause: parsed.error },
      );
    },
  };
}
