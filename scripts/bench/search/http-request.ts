import type { AnyRoute } from '@nukkad/contract';
import type { AppUnderTest } from './app-under-test.ts';
import type { MixQuery } from './mix/query.ts';

/** A request in wire format, ready to be sent. */
export interface HttpRequest {
  readonly query: MixQuery;
  readonly path: string;
  readonly body: string;
  readonly token: string | null;
}

interface Paged {
  readonly nextCursor: string | null;
}

const encodeBody = (route: AnyRoute, input: object): string =>
  JSON.stringify(route.encodeRequest(input).body ?? {});

/** Sends a request and returns the body of its response. Throws unless the status is 200. */
export async function send(
  { origin }: AppUnderTest,
  { path, body, token }: Omit<HttpRequest, 'query'>,
): Promise<string> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} ${body}: ${response.status} ${text}`);
  return text;
}

/** Returns the cursor of a page by reading all pages before it; null if the list ends earlier. */
async function cursorOf(under: AppUnderTest, { route, input, page = 1 }: MixQuery): Promise<string | null> {
  let cursor: string | null = null;
  for (let at = 1; at < page; at += 1) {
    const body = encodeBody(route, cursor === null ? input : { ...input, cursor });
    const output = JSON.parse(await send(under, { path: route.path, body, token: null })) as Paged;
    cursor = output.nextCursor;
    if (cursor === null) return null;
  }
  return cursor;
}

/** Returns the request of a query; null if the database has too few jobs for the query's page. */
export async function requestOf(under: AppUnderTest, query: MixQuery): Promise<HttpRequest | null> {
  const { route, input, page = 1, isSeeker } = query;
  const cursor = await cursorOf(under, query);
  if (page > 1 && cursor === null) return null;
  const body = encodeBody(route, cursor === null ? input : { ...input, cursor });
  return { query, path: route.path, body, token: isSeeker ? under.seeker.accessToken : null };
}

/** Returns the requests of the whole query mix, in its order. */
export async function requestsOf(under: AppUnderTest, mix: readonly MixQuery[]): Promise<HttpRequest[]> {
  const requests: HttpRequest[] = [];
  for (const query of mix) {
    const request = await requestOf(under, query);
    if (request !== null) requests.push(request);
  }
  return requests;
}
