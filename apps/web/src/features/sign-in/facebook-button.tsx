import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { beginFacebookTry, facebookAddress } from './facebook-flow.ts';

interface FacebookButtonProps {
  readonly returnTo: string;
  /** Asked first; false keeps one here. */
  readonly mayGo: () => boolean;
}

/** Leaves for Facebook's own sign-in page; null where nobody has set Facebook up. */
export function FacebookButton({ returnTo, mayGo }: FacebookButtonProps) {
  const t = useT('login');
  const language = useLanguage();
  const services = useServices();
  const [isLeaving, setLeaving] = useState(false);
  const { facebookAppId } = services.site;
  if (!facebookAppId) return null;
  const leave = () => {
    if (!mayGo()) return;
    setLeaving(true);
    const { state } = beginFacebookTry(pathInLanguage(returnTo, language));
    window.location.assign(facebookAddress(facebookAppId, services.publicOrigin, state));
  };
  return (
    <Button variant="secondary" isWide isBusy={isLeaving} onClick={leave}>
      {t('facebook')}
    </Button>
  );
}
