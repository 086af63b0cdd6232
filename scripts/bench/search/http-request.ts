import type { AnyRoute } from '@nukkad/contract';
import type { AppUnderTest } from './app-under-test.ts';
import type { MixQuery } from './mix/query.ts';

/** A request as it goes over the wire. */
export interface HttpRequest {
  readonly query: MixQuery;
  readonly path: string;
  readonly body: string;
  readonly token: string | null;
}

interface Paged {
  readonly nextCursor: string | null;
}

const wireOf = (route: AnyRoute, input: object): string =>
  JSON.stringify(route.encodeRequest(input).body ?? {});

/** Sends it and reads its answer. */
export async function ask(
  { origin }: AppUnderTest,
  { path, body, token }: Omit<HttpRequest, 'query'>,
): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} ${body}: ${answer.status} ${text}`);
  return text;
}

/** The cursor of a page, by walking there; null where the list ends before it. */
async function cursorOf(under: AppUnderTest, { route, input, page = 1 }: MixQuery): Promise<string | null> {
  let cursor: string | null = null;
  for (let at = 1; at < page; at += 1) {
    const body = wireOf(route, cursor === null ? input : { ...input, cursor });
    const answer = JSON.parse(await ask(under, { path: route.path, body, token: null })) as Paged;
    cursor = answer.nextCursor;
    if (cursor === null) return null;
  }
  return cursor;
}

/** The request of a query; null for a page that this database has no jobs for. */
export async function requestOf(under: AppUnderTest, query: MixQuery): Promise<HttpRequest | null> {
  const { route, input, page = 1, isSeeker } = query;
  const cursor = await cursorOf(under, query);
  if (page > 1 && cursor === null) return null;
  const body = wireOf(route, cursor === null ? input : { ...input, cursor });
  return { query, path: route.path, body, token: isSeeker ? under.seeker.accessToken : null };
}

/** The requests of the whole mix, in its order. */
export async function requestsOf(under: AppUnderTest, mix: readonly MixQuery[]): Promise<HttpRequest[]> {
  const requests: HttpRequest[] = [];
  for (const query of mix) {
    const request = await requestOf(under, query);
    if (request !== null) requests.push(request);
  }
  return requests;
}
