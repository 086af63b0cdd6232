import { type JsonObject, openApiSchema } from '../openapi/json-schema.ts';
import type { AnyPartnerRoute } from './define-partner-route.ts';
import { PARTNER_ERRORS } from './partner-errors.ts';
import { partnerRoutes } from './routes.ts';

const DESCRIPTION =
  `A response is the plain result; the HTTP status says whether the call succeeded. An error has a stable \`code\`, a
\`message\` in the language of the caller, and \`requestId\`. A refusal by a business rule has status 422. The id of another
company is not found (404). Lists take \`after\` and \`size\` and return \`items\` and \`next\`. Instants are ISO 8601 in
UTC.`.replaceAll('\n', ' ');

const WHO: Readonly<Record<AnyPartnerRoute['access'], string>> = {
  public: 'Anyone.',
  member: 'A signed-in member.',
  recruiter: 'A member of the company.',
  owner: 'An owner of the company.',
};

function parametersIn(place: 'path' | 'query', schema: AnyPartnerRoute['request']['params']): JsonObject[] {
  if (!schema) return [];
  const { properties, required } = openApiSchema(schema) as { properties: JsonObject; required?: string[] };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required?.includes(name) ?? false,
    schema: field,
  }));
}

function parametersOf(route: AnyPartnerRoute): JsonObject[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: route.idempotency === 'required',
    schema: { type: 'string' },
  };
  return [
    ...parametersIn('path', route.request.params),
    ...parametersIn('query', route.request.query),
    ...(route.idempotency === 'none' ? [] : [key]),
  ];
}

const FORM_WITH_FILE = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    },
  },
};

const content = (schema: JsonObject) => ({ 'application/json': { schema } });

function resultOf({ file, result }: AnyPartnerRoute): JsonObject {
  return file === undefined ? content(openApiSchema(result)) : { [file]: { schema: { type: 'string' } } };
}

function operationOf(route: AnyPartnerRoute): JsonObject {
  const { body } = route.request;
  const refusals = route.refusals.length === 0 ? '' : ` Refused with: ${route.refusals.join(', ')}.`;
  return {
    operationId: route.key,
    tags: [route.key.split('.')[0]],
    summary: route.summary,
    description: `${WHO[route.access]}${refusals}`,
    'x-route': route.number,
    'x-access': route.access,
    security: route.access === 'public' ? [] : [{ session: [] }],
    parameters: parametersOf(route),
    ...(body ? { requestBody: { required: true, content: content(openApiSchema(body)) } } : {}),
    ...(route.isUpload ? { requestBody: { required: true, content: FORM_WITH_FILE } } : {}),
    responses: {
      [route.status]: { description: 'Done.', content: resultOf(route) },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const text = { type: 'string' };
const issue = { type: 'object', properties: { path: text, message: text }, required: ['path', 'message'] };
const errorSchema = {
  type: 'object',
  description: `Codes of this API only: ${Object.keys(PARTNER_ERRORS).join(', ')}.`,
  properties: { code: text, message: text, requestId: text, issues: { type: 'array', items: issue } },
  required: ['code', 'message', 'requestId'],
};

/** Builds the OpenAPI 3.1 document of the companies' API. */
export function buildPartnerOpenApi(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const route of partnerRoutes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Nukkad Jobs for companies', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-nukkad_hire' } },
      schemas: { Error: errorSchema },
      responses: { Error: { description: 'An error or a refusal.', content } },
    },
  };
}
