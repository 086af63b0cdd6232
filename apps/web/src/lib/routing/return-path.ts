export { HOME_PATH, safeReturnPath } from '@nukkad/domain/return-path.ts';

/** Builds a path such as `/register?returnTo=…`. Its screen redirects to `target` when its task is finished. */
export function withReturnPath(path: string, target: string): string {
  return `${path}?returnTo=${encodeURIComponent(target)}`;
}
