import type { AnyRoute } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { Session } from '@nukkad/core/session/session.ts';
import { subjectFields } from './subject.wire.ts';

/**
 * Refuses (403) a request whose body or path names another seeker than the one signed in; what a visitor claims is not
 * looked at. The path is checked before anything is read, so that nobody uploads to another's place.
 */
export function checkSubject(route: AnyRoute, session: Session | null, fields: unknown): void {
  if (session === null || route.subject === 'none') return;
  const claimed = (fields as Record<string, unknown> | undefined)?.[subjectFields[route.subject]];
  if (claimed === undefined || claimed === '' || claimed === null) return;
  if (claimed !== session.candidateId) throw new AppError('FORBIDDEN');
}
