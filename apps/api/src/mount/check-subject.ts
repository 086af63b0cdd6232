import type { AnyRoute } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { Session } from '@nukkad/core/session/session.ts';
import { subjectFields } from './subject.wire.ts';

/**
 * Throws 403 if the path or body contains the id of a seeker other than the signed-in one. Visitors are not checked.
 * The path is checked before the body is read, so that nobody uploads to another seeker's folder.
 */
export function checkSubject(route: AnyRoute, session: Session | null, fields: unknown): void {
  if (session === null || route.subject === 'none') return;
  const claimed = (fields as Record<string, unknown> | undefined)?.[subjectFields[route.subject]];
  if (claimed === undefined || claimed === '' || claimed === null) return;
  if (claimed !== session.candidateId) throw new AppError('FORBIDDEN');
}
