import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton, Notice } from '@nukkad/ui';

/** Shown instead of the sign-in buttons if no identity provider is available. */
export function NoSignIn() {
  const t = useT('login');
  return (
    <div className="sign-in-box nk-card">
      <Notice tone="info">
        <strong>{t('closed.title')}</strong>
        <p>{t('closed.text')}</p>
      </Notice>
      <LinkButton href="/joblist" isWide>
        {t('closed.jobs')}
      </LinkButton>
    </div>
  );
}
