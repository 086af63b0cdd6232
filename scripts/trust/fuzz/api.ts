import type { AnyRoute } from '@nukkad/contract';
import { openApiSchema } from '@nukkad/contract/openapi/json-schema.ts';
import type { Checks } from '../shared/checks.ts';
import { type Scale, sampled } from '../shared/part.ts';
import {
  ALL_ROUTES,
  type Answer,
  bearer,
  codeOf,
  exampleOf,
  fetchText,
  forAll,
  type RouteName,
  send,
} from '../shared/requests.ts';
import type { ServerProcess } from '../shared/server.ts';
import { changedTables, settledTables } from '../shared/tables.ts';
import type { Person, World } from '../shared/world.ts';
import { BROKEN_BODIES, fieldValues, ODD_QUERIES } from './values.ts';

/** One request of the fuzzing, which can be sent again. */
interface Attempt {
  readonly what: string;
  readonly again: () => Promise<Answer>;
}

const WIDTH = 8;

function fieldsOf(route: AnyRoute, part: 'body' | 'query' | 'params'): string[] {
  const schema = route.request[part];
  if (!schema) return [];
  return Object.keys((openApiSchema(schema) as { properties?: object }).properties ?? {});
}

function attemptsOf(
  { origin }: ServerProcess,
  [name, route]: [RouteName, AnyRoute],
  { person, seed, values }: { person: Person; seed: number; values: number },
): Attempt[] {
  const example = exampleOf(name, route, person.id);
  const headers = bearer(person.token);
  const attempts: Attempt[] = [];
  for (const part of ['body', 'query', 'params'] as const)
    for (const [at, field] of fieldsOf(route, part).entries())
      for (const value of fieldValues(seed + route.number * 1000 + at, values)) {
        const odd = part === 'body' ? value : typeof value === 'string' ? value : JSON.stringify(value);
        const request = { ...example, [part]: { ...example[part], [field]: odd } };
        attempts.push({
          what: `${name} ${field}=${JSON.stringify(odd)?.slice(0, 60)}`,
          again: () => send(origin, route, request, headers),
        });
      }
  const path = origin + route.path.replace(/:\w+/g, person.id);
  const withType = { ...headers, 'content-type': 'application/json' };
  if (route.method === 'POST')
    for (const body of BROKEN_BODIES)
      attempts.push({
        what: `${name} body ${body.slice(0, 40)}`,
        again: () => fetchText(path, { method: 'POST', headers: withType, body }),
      });
  for (const query of ODD_QUERIES)
    attempts.push({
      what: `${name} ${query.slice(0, 40)}`,
      again: () => fetchText(path + query, { method: route.method, headers }),
    });
  return attempts;
}

/** Whether a response is one that the contract allows for any input: an envelope with a code, and no inner details. */
function isAllowed(answer: Answer): boolean {
  if (answer.status === 0 || (answer.status >= 500 && answer.status !== 503)) return false;
  if (answer.status === 503) return answer.retryAfter !== null;
  return answer.status < 400 || codeOf(answer) !== undefined;
}

const showsInside = ({ text }: Answer): boolean =>
  /node_modules|\bat \S+ \(|prisma|SELECT .* FROM/i.test(text.slice(0, 5000));

/**
 * Sends odd values for each field, broken bodies and odd addresses to every route. What is refused is sent a second
 * time, and then nothing may be stored.
 */
export async function fuzzRoutes(
  checks: Checks,
  { world, api, scale }: { world: World; api: ServerProcess; scale: Scale },
): Promise<void> {
  const refused: Attempt[] = [];
  await forAll(ALL_ROUTES, WIDTH, async (named) => {
    const person = await world.person();
    const attempts = attemptsOf(api, named, { person, seed: scale.seed, values: scale.isShort ? 3 : 16 });
    for (const attempt of sampled(attempts, scale)) {
      const answer = await attempt.again();
      checks.check(isAllowed(answer), `${attempt.what}: ${answer.status} ${answer.text.slice(0, 120)}`);
      checks.check(
        answer.status < 400 || !showsInside(answer),
        `${attempt.what} shows the inside: ${answer.text}`,
      );
      if (answer.status >= 400 && answer.status !== 503) refused.push(attempt);
    }
  });
  const before = await settledTables(world.database);
  const wasRefused = new Set<string>();
  await forAll(refused, WIDTH, async ({ what, again }) => {
    const { status } = await again();
    if (status < 400) wasRefused.add(what);
  });
  const changed = changedTables(before, await settledTables(world.database));
  const accepted = [...wasRefused].slice(0, 3).join('; ');
  checks.check(accepted === '', `refused at first, accepted later: ${accepted}`);
  checks.check(changed.length === 0, `refused requests changed ${changed.join(', ')}`);
}
