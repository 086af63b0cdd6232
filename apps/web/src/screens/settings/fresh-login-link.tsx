import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { codeOf } from '../../lib/query/code-of.ts';

/** A link to log in again, shown if an action was refused because the last log-in is too old. */
export function FreshLoginLink({ error }: { readonly error: Error | null }) {
  const t = useT('settings');
  if (codeOf(error) !== 'FRESH_LOGIN_NEEDED') return null;
  return <LinkButton href="/register?again=1&returnTo=%2Fsetting">{t('logins.again')}</LinkButton>;
}
