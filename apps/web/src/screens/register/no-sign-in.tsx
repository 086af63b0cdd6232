import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton, Notice } from '@nukkad/ui';

/** In the place of the buttons where no account can be used: what is so, and what one can do. */
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
