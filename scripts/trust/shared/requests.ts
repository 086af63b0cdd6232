import { type AnyRoute, routes } from '@nukkad/contract';
import { examples } from '@nukkad/contract/examples.ts';
import { wireExample } from '@nukkad/contract/openapi/request.ts';
import { callerToWire } from '@nukkad/contract/shared/shared.mapper.ts';

/** Longest time for an answer. A request without an answer until then counts as hanging. */
export const HANG_MS = 30_000;

export type RouteName = keyof typeof routes;
export const ALL_ROUTES = Object.entries(routes) as [RouteName, AnyRoute][];

/** A request as it is sent. */
export interface WireRequest {
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: Record<string, unknown>;
}

/** What came back. Status 0 means that no answer came. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

/** Returns the request of the contract's example, with the given seeker as the caller. */
export function exampleOf(name: RouteName, route: AnyRoute, callerId: string): WireRequest {
  const { params, query, body } = wireExample(route, examples[name].input);
  const own = route.subject === 'body' && route.auth === 'seeker' ? callerToWire(callerId) : {};
  return {
    params: (route.subject === 'path' ? { ...params, id: callerId } : params) as Record<string, string>,
    query: query as Record<string, string>,
    body: { ...body, ...own },
  };
}

function bodyOf(route: AnyRoute, body: Record<string, unknown>): { body: string | FormData } | undefined {
  if (route.method === 'GET') return undefined;
  if (!route.multipart) return { body: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value));
  form.append('file', new Blob(['no file of any kind']), 'a.txt');
  return { body: form };
}

/** Sends a request and returns its answer. */
export async function send(
  origin: string,
  route: AnyRoute,
  request: WireRequest,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(request.params[name] ?? ''),
  );
  const query = Object.keys(request.query).length > 0 ? `?${new URLSearchParams(request.query)}` : '';
  const isJson = route.method === 'POST' && !route.multipart;
  return fetchText(origin + path + query, {
    method: route.method,
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...bodyOf(route, request.body),
  });
}

/** Fetches an address. A connection that fails or hangs gives status 0 and the reason. */
export async function fetchText(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.timeout(HANG_MS),
    });
    return {
      status: response.status,
      text: await response.text(),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    const { message, cause } = error as Error;
    return { status: 0, text: `${message} ${cause instanceof Error ? cause.message : ''}`, retryAfter: null };
  }
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Returns the `code` of a refusal or error; undefined for any other answer. */
export function codeOf({ text }: Answer): string | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const [only] = Array.isArray(parsed) ? parsed : [parsed];
    return (only as { success?: unknown; code?: string } | null)?.success === false ? only.code : undefined;
  } catch {
    return undefined;
  }
}

/** Runs `work` for all items, at most `width` at the same time. */
export async function forAll<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const runner = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: width }, runner));
}
