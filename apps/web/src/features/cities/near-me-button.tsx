import { useT } from '@nukkad/i18n/react.ts';
import { Button, useSnackbar } from '@nukkad/ui';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useConsentGate } from '../../lib/consent/use-consent-gate.tsx';
import { askForPoint } from '../../lib/place/own-point.ts';
import { setViewerPoint } from '../../lib/place/use-viewer-point.ts';

/** Asks the device for its place, only when pressed. */
export function NearMeButton({ onFound }: { readonly onFound: () => void }) {
  const t = useT('filter');
  const show = useSnackbar();
  const consent = useConsentGate('location');
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      setViewerPoint(await askForPoint());
      onFound();
    } catch {
      show({ text: t('placeDenied') });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        isBusy={isAsking}
        icon={<LocateFixed aria-hidden size={18} />}
        onClick={() => consent.pass(() => void ask())}
      >
        {isAsking ? t('findingPlace') : t('nearMe')}
      </Button>
      {consent.question}
    </>
  );
}
