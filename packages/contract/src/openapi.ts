import type { AnyRoute } from './define-route.ts';
import { examples } from './examples.ts';
import { components } from './openapi/components.ts';
import type { JsonObject } from './openapi/json-schema.ts';
import { withReferences } from './openapi/named-schemas.ts';
import { parametersOf, requestBodyOf, wireExample } from './openapi/request.ts';
import { responsesOf } from './openapi/responses.ts';
import { routes } from './routes.ts';

const DESCRIPTION =
  `Most routes return an object with \`success\` and named fields, or an array with that object as its only item.
A refusal by a business rule has status 200, \`success: false\`, a stable \`code\`, and \`msg\` in the language of the caller.
An error has its own status and the same fields. Unknown request fields are ignored. Instants are ISO 8601 in UTC, pay is
in whole rupees a month, and coordinates are WGS 84 degrees.`.replaceAll('\n', ' ');

const TAGS: Record<string, string> = {
  startup: 'Addresses and settings',
  cities: 'Cities',
  jobs: 'Jobs: lists, filters, details',
  search: 'Typeahead and recent searches',
  alerts: 'Job alerts',
  applications: 'Saved jobs and applications',
  credits: 'Credits',
  reports: 'Reporting a job',
  hr: "Calling a company's HR",
  notifications: 'Notifications',
  content: 'Blog, tips, FAQ, legal texts, and counts of jobs',
  session: 'Signing in and out',
  signIn: 'Signing in by phone number',
  logins: 'Logins on devices',
  account: 'Account',
  consent: 'Consent notice',
  places: 'Areas, cities and PIN codes',
  profile: 'Profile',
  education: 'Education',
  experience: 'Work experience',
  files: 'Files',
  otp: 'Verification of the mobile number',
  referral: 'Referral',
  interests: 'Interests',
  feedback: 'Feedback and support',
  companies: 'Companies and their reviews',
  chat: 'Chat history',
};

function securityOf(route: AnyRoute): JsonObject[] {
  if (route.path.startsWith('/session/')) return [{ refreshCookie: [] }];
  if (route.auth === 'public') return route.replacesLogin ? [{}, { accessToken: [] }] : [];
  return route.auth === 'seeker' ? [{ accessToken: [] }] : [{}, { accessToken: [] }];
}

function operationOf(route: AnyRoute, example: { input: unknown; output: unknown }): JsonObject {
  const request = wireExample(route, example.input);
  const requestBody = requestBodyOf(route, request.body);
  return {
    operationId: route.key,
    tags: [route.key.split('.')[0]],
    summary: route.summary,
    ...(route.number > 100 ? { description: 'Added after the numbered wire table.' } : {}),
    'x-route': route.number,
    'x-kind': route.kind,
    security: securityOf(route),
    parameters: parametersOf(route, request),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(route, example.output),
  };
}

function pathsOf(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const byNumber = Object.entries(routes).sort(([, a], [, b]) => a.number - b.number);
  for (const [name, route] of byNumber) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const example = examples[name as keyof typeof routes] as
      | (typeof examples)[keyof typeof routes]
      | undefined;
    if (example === undefined) throw new Error(`The route ${name} has no example`);
    const operation = operationOf(route, example);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  return paths;
}

/** Builds the OpenAPI 3.1 document of all routes. `serverUrl` is the URL before each path. */
export function buildOpenApi({ serverUrl = '/api' }: { serverUrl?: string } = {}): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Nukkad Jobs', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: serverUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: withReferences(pathsOf()),
    components: components(),
  };
}
