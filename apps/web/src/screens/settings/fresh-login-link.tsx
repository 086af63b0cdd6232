import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { codeOf } from '../../lib/query/code-of.ts';

/** Leads to a new log-in and back to the settings, if an action was refused because the last one is too old. */
export function FreshLoginLink({ error }: { readonly error: Error | null }) {
  const t = useT('settings');
  if (codeOf(error) !== 'FRESH_LOGIN_NEEDED') return null;
  return <LinkButton href="/register?again=1&returnTo=%2Fsetting">{t('logins.again')}</LinkButton>;
}
