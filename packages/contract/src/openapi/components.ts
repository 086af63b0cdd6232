import { LANGUAGES } from '../constants.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';
import { IDEMPOTENCY_KEY_HOURS, IDEMPOTENCY_KEY_PATTERN } from '../idempotency.ts';
import type { JsonObject } from './json-schema.ts';
import { namedSchemas } from './named-schemas.ts';

const text = { type: 'string' };

/** The error code on the wire. */
function wireCodeOf(code: ErrorCode): string {
  const entry: { status: number; wireCode?: string } = ERRORS[code];
  return entry.wireCode ?? code;
}

/** Descriptions of the statuses that any route may return. */
const GENERAL_ERRORS: Record<number, string> = {
  400: 'The request is invalid; `issues` lists the fields.',
  401: 'No session, or an expired one.',
  403: 'The session belongs to another seeker, or has no permission.',
  404: 'It does not exist, or no longer exists.',
  409: 'The request conflicts with stored data, or the same request is still running.',
  413: 'The body or file is too large.',
  415: 'The route does not accept this content type.',
  422: 'The `Idempotency-Key` was used for another request.',
  429: 'Too many requests; `Retry-After` is in seconds.',
  500: 'An error of the server; report it with its `requestId`.',
  503: 'Overloaded, or a service is unavailable; `Retry-After` is in seconds.',
};

function codesOf(status: number): string[] {
  const codes = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => ERRORS[code].status === status);
  return [...new Set(codes.map(wireCodeOf))];
}

function errorResponse(status: number, description: string): JsonObject {
  const codes = codesOf(status);
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { type: 'string', enum: codes } } },
    ],
  };
  const issues = status === 400 ? { issues: [{ path: 'jobId', message: 'is missing' }] } : {};
  const example = { success: false, code: codes[0], msg: description, requestId: 'req-1', ...issues };
  const waits = status === 409 || status === 429 || status === 503;
  return {
    description,
    ...(waits ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } } } : {}),
    content: { 'application/json': { schema, example } },
  };
}

/** A reference to the general error of this status, named `Error400` and so on. */
export function errorRef(status: number): JsonObject {
  return { $ref: `#/components/responses/Error${status}` };
}

function errorResponses(): JsonObject {
  return Object.fromEntries(
    Object.entries(GENERAL_ERRORS).map(([status, description]) => [
      `Error${status}`,
      errorResponse(Number(status), description),
    ]),
  );
}

const errorSchema = {
  type: 'object',
  description: 'An error or a refusal. `code` is stable; `msg` is in the language of the caller.',
  properties: {
    success: { type: 'boolean', const: false },
    code: text,
    msg: text,
    requestId: text,
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: text, message: text }, required: ['path', 'message'] },
    },
  },
  required: ['success', 'code', 'msg'],
};

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Valid for 15 minutes; returned by the sign-in routes and /session/refresh.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Secure-nukkad_refresh',
    description:
      'httpOnly, replaced at each use; using a cookie twice ends the login. Without HTTPS its name is nukkad_refresh.',
  },
};

const parameters = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: "The language of texts; by default the seeker's language, then English.",
    schema: { type: 'string', enum: LANGUAGES },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: `One key for one action of the user, the same for each retry. For ${IDEMPOTENCY_KEY_HOURS} hours a repeat has no effect and returns the stored response, including refusals. Returns 409 while the first call is running, and 422 if the key was used for another request.`,
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN.source },
    example: '5f0c2b1e9a7d4c3f8e6b1a2d3c4e5f60',
  },
};

/** The shared parts of the OpenAPI document to which operations refer. */
export function components(): JsonObject {
  return {
    securitySchemes,
    parameters,
    schemas: { Error: errorSchema, ...namedSchemas() },
    responses: errorResponses(),
  };
}
