import { useT } from '@nukkad/i18n/react.ts';
import { Checkbox, UiLink } from '@nukkad/ui';
import type { Ref } from 'react';

interface TermsCheckboxProps {
  readonly isAccepted: boolean;
  readonly onChange: (isAccepted: boolean) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The consent checkbox. The linked texts open in a new tab, so that input is not lost. */
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
