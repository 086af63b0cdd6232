export { HOME_PATH, safeReturnPath } from '@nukkad/domain/return-path.ts';

/** Builds `/register?returnTo=…`: a path that redirects to `target` when its task is finished. */
export function withReturnPath(path: string, target: string): string {
  return `${path}?returnTo=${encodeURIComponent(target)}`;
}
