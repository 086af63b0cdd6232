import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { PartnerContext } from './partner-binding.ts';

/** Returns the origin of the hire site. The routes are mounted only if it is set. */
export function hireOriginOf({ container }: PartnerContext): string {
  const { HIRE_ORIGIN } = container.config;
  if (HIRE_ORIGIN === undefined) throw new AppError('NOT_FOUND');
  return new URL(HIRE_ORIGIN).origin;
}
