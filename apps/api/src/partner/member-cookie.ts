import { SESSION_DAYS } from '@nukkad/core/members/members.queries.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Returns the name and the attributes of the session cookie. Browsers accept `__Host-` only over HTTPS, without a
 * domain and for all paths, so no other host can set it. Development on plain HTTP uses the same name without it.
 */
export function memberCookie(hireOrigin: string) {
  const secure = new URL(hireOrigin).protocol === 'https:';
  const attributes = { path: '/', secure, httpOnly: true, sameSite: 'strict' } as const;
  return { name: secure ? '__Host-nukkad_hire' : 'nukkad_hire', attributes };
}

export function setMemberCookie(reply: FastifyReply, hireOrigin: string, value: string): void {
  const { name, attributes } = memberCookie(hireOrigin);
  reply.setCookie(name, value, { ...attributes, maxAge: SESSION_DAYS * 86_400 });
}

export function clearMemberCookie(reply: FastifyReply, hireOrigin: string): void {
  const { name, attributes } = memberCookie(hireOrigin);
  reply.clearCookie(name, attributes);
}

export function readMemberCookie(request: FastifyRequest, hireOrigin: string): string | undefined {
  return request.cookies[memberCookie(hireOrigin).name];
}
