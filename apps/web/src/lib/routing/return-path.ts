export { HOME_PATH, safeReturnPath } from '@nukkad/domain/return-path.ts';

/** `/register?returnTo=…`: an address that leads on to `target` when it is done with. */
export function leadingTo(path: string, target: string): string {
  return `${path}?returnTo=${encodeURIComponent(target)}`;
}
