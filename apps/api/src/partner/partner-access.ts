import type { AnyPartnerRoute } from '@nukkad/contract/partner/index.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { findMemberSession } from '@nukkad/core/members/find-member-session.ts';
import type { CompanySession, MemberSession } from '@nukkad/core/members/member-session.ts';
import type { FastifyRequest } from 'fastify';
import type { ApiContainer } from '../mount/request-context.ts';
import { readMemberCookie } from './member-cookie.ts';

/** Throws 403 for a command that a page of another site sent. Programs send no Origin header. */
export function requireHireOrigin(
  { kind }: AnyPartnerRoute,
  { headers }: FastifyRequest,
  hireOrigin: string,
): void {
  if (kind !== 'command') return;
  const site = headers['sec-fetch-site'];
  const isForeign = headers.origin !== undefined && headers.origin !== hireOrigin;
  if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    throw new AppError('FORBIDDEN');
}

/**
 * Returns the session that a route demands; null on public routes. Throws 401 without a session, 404 if the member does
 * not belong to the company in the path, and 403 if the role is not enough.
 */
export async function requireAccess(
  { access }: AnyPartnerRoute,
  request: FastifyRequest,
  { container, hireOrigin }: { readonly container: ApiContainer; readonly hireOrigin: string },
): Promise<MemberSession | CompanySession | null> {
  if (access === 'public') return null;
  const cookie = readMemberCookie(request, hireOrigin);
  if (cookie === undefined) throw new AppError('NOT_SIGNED_IN');
  const { company } = request.params as { readonly company?: string };
  const found = await findMemberSession(container, cookie, company);
  if (found === null) throw new AppError('NOT_SIGNED_IN');
  const { role, ...session } = found;
  if (access === 'member') return session;
  if (role === null || company === undefined) throw new AppError('NOT_FOUND');
  if (access === 'owner' && role !== 'OWNER') throw new AppError('FORBIDDEN');
  return { ...session, companyId: company.toLowerCase(), role };
}
