import type { AnyRoute } from '@nukkad/contract';
import { AppError } from '../errors/app-error.ts';
import type { RequestParts } from './compile-request.ts';
import type { Session } from './request-context.ts';
import { subjectFields } from './subject.wire.ts';

/** Refuses (403) a request that names another seeker than the one signed in; a visitor's claim is not looked at. */
export function checkSubject(route: AnyRoute, session: Session | null, parts: RequestParts): void {
  if (session === null || route.subject === 'none') return;
  const source = route.subject === 'path' ? parts.params : parts.body;
  const claimed = (source as Record<string, unknown> | undefined)?.[subjectFields[route.subject]];
  if (claimed === undefined || claimed === '' || claimed === null) return;
  if (claimed !== session.candidateId) throw new AppError('FORBIDDEN');
}
