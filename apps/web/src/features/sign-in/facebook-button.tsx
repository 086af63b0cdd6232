import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useState } from 'react';
import { signInAddress } from './sign-in-address.ts';

interface FacebookButtonProps {
  readonly returnTo: string;
  /** Called before leaving; returning false cancels it. */
  readonly mayGo: () => boolean;
}

/** Opens Facebook's sign-in page. */
export function FacebookButton({ returnTo, mayGo }: FacebookButtonProps) {
  const t = useT('login');
  const language = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    if (!mayGo()) return;
    setLeaving(true);
    window.location.assign(signInAddress('facebook', returnTo, language));
  };
  return (
    <Button variant="secondary" isWide isBusy={isLeaving} onClick={leave}>
      {t('facebook')}
    </Button>
  );
}
