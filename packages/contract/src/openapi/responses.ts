import type * as z from 'zod/mini';
import type { AnyRoute } from '../define-route.ts';
import { ERRORS, type ErrorCode, isRefusal, type RefusalCode } from '../errors.ts';
import { wireRefusalDetails } from '../refusal-details.wire.ts';
import { errorRef } from './components.ts';
import { type JsonObject, openApiSchema, withField } from './json-schema.ts';

const SUCCESS = { type: 'boolean', const: true };
const details: Partial<Record<RefusalCode, z.ZodMiniObject>> = wireRefusalDetails;

function detailFields(codes: readonly RefusalCode[]): JsonObject {
  return Object.assign({}, ...codes.map((code) => details[code] && openApiSchema(details[code]).properties));
}

function refusalSchema(codes: readonly RefusalCode[]): JsonObject {
  return {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { type: 'string', enum: codes }, ...detailFields(codes) } },
    ],
  };
}

/** Returns the schema of the response body: the object itself, or an array with it as its only item. */
function wrapSchema(route: AnyRoute, schema: JsonObject): JsonObject {
  if (route.envelope !== 'firstItem') return schema;
  return { type: 'array', items: schema, minItems: 1, maxItems: 1 };
}

function wrapExample(route: AnyRoute, value: JsonObject): unknown {
  return route.envelope === 'firstItem' ? [value] : value;
}

function successExample(route: AnyRoute, output: unknown): unknown {
  const result = JSON.parse(JSON.stringify(route.encodeResult(output))) as JsonObject;
  return route.envelope === 'bare' ? result.items : wrapExample(route, { success: true, ...result });
}

function answerSchema(route: AnyRoute, refusals: readonly RefusalCode[]): JsonObject {
  const result = openApiSchema(route.result);
  if (route.envelope === 'bare') return (result.properties as JsonObject).items as JsonObject;
  const success = withField(result, 'success', SUCCESS);
  if (refusals.length === 0) return wrapSchema(route, success);
  return wrapSchema(route, { oneOf: [success, refusalSchema(refusals)] });
}

function okResponse(route: AnyRoute, output: unknown): JsonObject {
  if (route.binary) {
    const image = { schema: { type: 'string', contentMediaType: 'image/*' } };
    return { description: 'The file itself.', content: { 'image/*': image } };
  }
  const refusals = route.refusals.filter(isRefusal);
  const refused = refusals.map((code) => [
    code,
    { value: wrapExample(route, { success: false, code, msg: 'The reason, in the language of the caller' }) },
  ]);
  const examples = { success: { value: successExample(route, output) }, ...Object.fromEntries(refused) };
  return {
    description: refusals.length > 0 ? `Done, or refused: ${refusals.join(', ')}.` : 'Done.',
    content: { 'application/json': { schema: answerSchema(route, refusals), examples } },
  };
}

/** The error statuses that a route may return. */
function errorStatuses(route: AnyRoute): number[] {
  const { params, query, body } = route.request;
  const own = route.refusals
    .map((code: ErrorCode) => ERRORS[code].status as number)
    .filter((status) => status !== 200);
  const statuses = new Set<number>([...own, 429, 500, 503]);
  if (route.idempotent) for (const status of [409, 422]) statuses.add(status);
  if (params || query || body) statuses.add(400);
  if (route.auth !== 'public') statuses.add(401);
  if (route.subject !== 'none') statuses.add(403);
  if (route.method === 'POST') for (const status of [413, 415]) statuses.add(status);
  return [...statuses].sort((a, b) => a - b);
}

export function responsesOf(route: AnyRoute, output: unknown): JsonObject {
  const errors = errorStatuses(route).map((status) => [String(status), errorRef(status)]);
  return { '200': okResponse(route, output), ...Object.fromEntries(errors) };
}
