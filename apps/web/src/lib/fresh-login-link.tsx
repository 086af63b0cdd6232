import { LinkButton } from '@nukkad/ui';
import { codeOf } from './query/code-of.ts';

interface FreshLoginLinkProps {
  readonly error: Error | null;
  readonly label: string;
  /** The page to return to after the log-in. */
  readonly returnTo: '/setting' | '/editprofile';
}

/** A link to log in again, shown if an action was refused because the last log-in is too old. */
export function FreshLoginLink({ error, label, returnTo }: FreshLoginLinkProps) {
  if (codeOf(error) !== 'FRESH_LOGIN_NEEDED') return null;
  return <LinkButton href={`/register?again=1&returnTo=${encodeURIComponent(returnTo)}`}>{label}</LinkButton>;
}
