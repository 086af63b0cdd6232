import type { CompanySession, MemberSession } from '@nukkad/core/members/member-session.ts';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { compileRequestCheck } from '../mount/compile-request.ts';
import { toJsonSchema, toSerializerSchema } from '../mount/json-schema.ts';
import { lazily } from '../mount/lazily.ts';
import { readUpload } from '../mount/read-upload.ts';
import { readerLanguage } from '../mount/reader-language.ts';
import { runBeforeDeadline } from '../plugins/request-deadline.ts';
import { answerBindings } from './answer.handlers.ts';
import { applicantBindings } from './applicant.handlers.ts';
import { companyBindings } from './company.handlers.ts';
import { helpBindings } from './help.handlers.ts';
import { interviewBindings } from './interview.handlers.ts';
import { memberBindings } from './member.handlers.ts';
import { messageBindings } from './message.handlers.ts';
import { noticeBindings } from './notice.handlers.ts';
import { requireAccess, requireHireOrigin } from './partner-access.ts';
import type { PartnerBinding } from './partner-binding.ts';
import { passkeyBindings } from './passkey.handlers.ts';
import { postingBindings } from './posting.handlers.ts';
import { readMemberKey } from './read-member-key.ts';
import { reviewBindings } from './review.handlers.ts';
import { sendPartnerError } from './send-partner-error.ts';
import { teamBindings } from './team.handlers.ts';

/** The handlers of all routes of companies. */
const BINDINGS: readonly PartnerBinding[] = [
  ...memberBindings,
  ...teamBindings,
  ...companyBindings,
  ...applicantBindings,
  ...answerBindings,
  ...postingBindings,
  ...passkeyBindings,
  ...noticeBindings,
  ...interviewBindings,
  ...messageBindings,
  ...reviewBindings,
  ...helpBindings,
];

declare module 'fastify' {
  interface FastifyRequest {
    /** The member who sent the request; null on public routes and on the seekers' routes. */
    member: MemberSession | CompanySession | null;
  }
}

/** Returns the body as an object. A command without a body has none. */
const bodyOf = (body: unknown): unknown => body ?? {};

function configOf(app: FastifyInstance, { isUpload, kind, key }: PartnerBinding['route']) {
  const isPaused = kind === 'command' && key !== 'members.signOut';
  const { UPLOADS_PER_MINUTE } = app.container.config;
  return {
    shedding: isUpload ? 'upload' : 'first',
    isPaused,
    ...(isUpload ? { rateLimit: { max: UPLOADS_PER_MINUTE } } : {}),
  } as const;
}

function mountPartnerRoute(
  app: FastifyInstance,
  { route, handle }: PartnerBinding,
  hireOrigin: string,
): void {
  const check = lazily(() => compileRequestCheck(route));
  const write = lazily(() => fastJson(toSerializerSchema(toJsonSchema(route.result))));
  app.route({
    method: route.method,
    url: route.path,
    config: configOf(app, route),
    // Access is checked before the body is read.
    preParsing: async (request) => {
      requireHireOrigin(route, request, hireOrigin);
      request.member = await requireAccess(route, request, { container: app.container, hireOrigin });
    },
    handler: async (request, reply) => {
      const { params, query, member } = request;
      const input = { params, query, body: bodyOf(request.body) };
      check()(input);
      const file = route.isUpload ? (await readUpload(request, reply)).file : null;
      const key = readMemberKey(route, request, member, input);
      const language = readerLanguage(request, member?.language);
      const context = { container: app.container, language, key, upload: file, request, reply };
      const output = await runBeforeDeadline(request, () => handle(input, member, context));
      reply.header('cache-control', 'no-store');
      if (route.file !== undefined)
        return reply.type(`${route.file}; charset=utf-8`).send((output as { text: string }).text);
      return reply
        .status(route.status)
        .type('application/json; charset=utf-8')
        .send(write()(output as object));
    },
  });
}

/**
 * Mounts the companies' API. It has its own error format, and exists only if the hire site has an origin
 * (`HIRE_ORIGIN`).
 */
export async function mountPartner(app: FastifyInstance): Promise<void> {
  const { HIRE_ORIGIN } = app.container.config;
  if (HIRE_ORIGIN === undefined) return;
  const hireOrigin = new URL(HIRE_ORIGIN).origin;
  await app.register(async (scope) => {
    scope.decorateRequest('member', null);
    scope.setErrorHandler(sendPartnerError);
    for (const binding of BINDINGS) mountPartnerRoute(scope, binding, hireOrigin);
  });
}
