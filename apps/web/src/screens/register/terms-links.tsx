import { useT } from '@nukkad/i18n/react.ts';
import { UiLink } from '@nukkad/ui';

/** Links to the texts that are accepted when signing in. They open in a new tab, so that input is not lost. */
export function TermsLinks() {
  const t = useT('login');
  const nav = useT('nav');
  return (
    <p className="sign-in-box__texts">
      <UiLink href="/terms" target="_blank">
        {t('terms')}
      </UiLink>{' '}
      ·{' '}
      <UiLink href="/privacypolicy" target="_blank">
        {nav('privacy')}
      </UiLink>
    </p>
  );
}
