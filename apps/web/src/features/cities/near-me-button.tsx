import { useT } from '@nukkad/i18n/react.ts';
import { Button, useSnackbar } from '@nukkad/ui';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';
import { isPermissionDenied, requestPoint } from '../../lib/place/device-point.ts';
import { setViewerPoint } from '../../lib/place/use-viewer-point.ts';
import { useConsentGate } from '../consent/use-consent-gate.tsx';

const LazyLocationHelp = lazyDialog({
  load: async () => (await import('./location-help.tsx')).LocationHelp,
  namespaces: ['location'],
});

/** Asks the device for its position when clicked. If it is refused, explains how to allow it. */
export function NearMeButton({ onFound }: { readonly onFound: () => void }) {
  const t = useT('filter');
  const show = useSnackbar();
  const consent = useConsentGate('location');
  const [isAsking, setAsking] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      setViewerPoint(await requestPoint());
      onFound();
    } catch (error) {
      if (isPermissionDenied(error)) setHelping(true);
      else show({ text: t('placeNotFound') });
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
      <LazyLocationHelp isOpen={isHelping} onClose={() => setHelping(false)} />
      {consent.question}
    </>
  );
}
