import { useT } from '@nukkad/i18n/react.ts';
import { Checkbox, UiLink } from '@nukkad/ui';
import type { Ref } from 'react';

interface TermsCheckboxProps {
  readonly isAccepted: boolean;
  readonly onChange: (isAccepted: boolean) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The box to tick; the texts it speaks of open in a tab of their own, so that nothing here is lost. */
export function TermsCheckbox({ isAccepted, onChange, ref }: TermsCheckboxProps) {
  const t = useT('login');
  const nav = useT('nav');
  return (
    <div>
      <Checkbox
        ref={ref}
        label={t('accept')}
        checked={isAccepted}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p className="sign-in-box__texts">
        <UiLink href="/terms" target="_blank">
          {t('terms')}
        </UiLink>{' '}
        ·{' '}
        <UiLink href="/privacypolicy" target="_blank">
          {nav('privacy')}
        </UiLink>
      </p>
    </div>
  );
}
