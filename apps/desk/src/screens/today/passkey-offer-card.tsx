import { useT } from '@nukkad/i18n/react.ts';
import { Button, Card, LinkButton } from '@nukkad/ui';
import { useState } from 'react';
import { endPasskeyOffer, isPasskeyOffered } from '../../features/passkeys/passkey-offer.ts';

/** After a sign-in with a code: offers a passkey, which saves the next code. */
export function PasskeyOfferCard() {
  const t = useT('hire-passkeys');
  const [isShown, setShown] = useState(isPasskeyOffered);
  if (!isShown) return null;
  return (
    <Card className="hire-today__answering">
      <p>{t('offer')}</p>
      <LinkButton variant="secondary" href="/settings">
        {t('add')}
      </LinkButton>
      <Button
        variant="quiet"
        onClick={() => {
          endPasskeyOffer();
          setShown(false);
        }}
      >
        {t('notNow')}
      </Button>
    </Card>
  );
}
