import type { Language } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useState } from 'react';

/** A plain G on a white round: which account the button asks for. */
function GoogleLetter() {
  return (
    <span className="google-letter" aria-hidden="true">
      G
    </span>
  );
}

/** Where the sign-in begins; it ends on /register with what it found behind the #. */
function googleAddress(returnTo: string, language: Language): string {
  const target = pathInLanguage(returnTo, language);
  return `/api/auth/google?${new URLSearchParams({ returnTo: target, lang: language })}`;
}

interface GoogleButtonProps {
  readonly returnTo: string;
  /** Asked first; false keeps one here. */
  readonly mayGo: () => boolean;
}

/** Leaves for Google's own sign-in page. */
export function GoogleButton({ returnTo, mayGo }: GoogleButtonProps) {
  const t = useT('login');
  const language = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    if (!mayGo()) return;
    setLeaving(true);
    window.location.assign(googleAddress(returnTo, language));
  };
  return (
    <Button isWide icon={<GoogleLetter />} isBusy={isLeaving} onClick={leave}>
      {t('google')}
    </Button>
  );
}
