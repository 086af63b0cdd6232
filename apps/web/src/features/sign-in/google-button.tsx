import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useState } from 'react';
import { signInAddress } from './sign-in-address.ts';

/** The letter G in a white circle. */
function GoogleLetter() {
  return (
    <span className="google-letter" aria-hidden="true">
      G
    </span>
  );
}

interface GoogleButtonProps {
  /** Whether another way to sign in is shown first. */
  readonly isQuiet?: boolean;
  readonly returnTo: string;
  /** Called before leaving; returning false cancels it. */
  readonly mayGo: () => boolean;
}

/** Opens Google's sign-in page. */
export function GoogleButton({ isQuiet = false, returnTo, mayGo }: GoogleButtonProps) {
  const t = useT('login');
  const language = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    if (!mayGo()) return;
    setLeaving(true);
    window.location.assign(signInAddress('google', returnTo, language));
  };
  return (
    <Button
      variant={isQuiet ? 'secondary' : 'primary'}
      isWide
      icon={<GoogleLetter />}
      isBusy={isLeaving}
      onClick={leave}
    >
      {t('google')}
    </Button>
  );
}
