import type * as z from 'zod/mini';
import type { AnyRoute } from '../define-route.ts';
import { callerToWire } from '../shared/shared.mapper.ts';
import { type JsonObject, openApiSchema } from './json-schema.ts';

const EXAMPLE_CANDIDATE = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4a00';

type Encoded = { params?: JsonObject; query?: JsonObject; body?: JsonObject };

/** Encodes a route's example request and fills in the caller's id. */
export function wireExample(route: AnyRoute, input: unknown): Required<Encoded> {
  const encoded = JSON.parse(JSON.stringify(route.encodeRequest(input))) as Encoded;
  const isNamed = route.subject === 'body' && route.auth === 'seeker';
  return {
    params: route.subject === 'path' ? { id: EXAMPLE_CANDIDATE } : (encoded.params ?? {}),
    query: encoded.query ?? {},
    body: { ...(isNamed ? callerToWire(EXAMPLE_CANDIDATE) : {}), ...encoded.body },
  };
}

function parametersIn(
  place: 'path' | 'query',
  schema: z.ZodMiniObject | undefined,
  example: JsonObject,
): JsonObject[] {
  if (!schema) return [];
  const { properties, required } = openApiSchema(schema) as { properties: JsonObject; required?: string[] };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || (required?.includes(name) ?? false),
    schema: field,
    ...(example[name] === undefined ? {} : { example: example[name] }),
  }));
}

export function parametersOf(route: AnyRoute, example: Required<Encoded>): JsonObject[] {
  return [
    ...parametersIn('path', route.request.params, example.params),
    ...parametersIn('query', route.request.query, example.query),
    { $ref: '#/components/parameters/AcceptLanguage' },
    ...(route.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

function formSchema(body: z.ZodMiniObject | undefined): JsonObject {
  const fields = body ? (openApiSchema(body).properties as JsonObject) : {};
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return { type: 'object', properties: { ...fields, file }, required: ['file'] };
}

/** The request body's description; undefined if the route has no body. */
export function requestBodyOf(route: AnyRoute, example: JsonObject): JsonObject | undefined {
  const { body } = route.request;
  if (route.multipart)
    return { required: true, content: { 'multipart/form-data': { schema: formSchema(body) } } };
  if (!body) return undefined;
  return { required: true, content: { 'application/json': { schema: openApiSchema(body), example } } };
}
