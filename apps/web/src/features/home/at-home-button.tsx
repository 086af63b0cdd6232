import type { GeoPoint } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, useSnackbar } from '@nukkad/ui';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { isPermissionDenied, readPoint } from '../../lib/place/device-point.ts';
import { LazyLocationHelp } from '../cities/lazy-location-help.ts';

/** Takes the device's position as home. The browser asks for permission only after a press. */
export function AtHomeButton({ onFound }: { readonly onFound: (point: GeoPoint) => void }) {
  const t = useT('home');
  const filter = useT('filter');
  const show = useSnackbar();
  const [isAsking, setAsking] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      onFound(await readPoint());
    } catch (error) {
      if (isPermissionDenied(error)) setHelping(true);
      else show({ text: filter('placeNotFound') });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        isBusy={isAsking}
        icon={<LocateFixed aria-hidden size={18} />}
        onClick={() => void ask()}
      >
        {isAsking ? filter('findingPlace') : t('here')}
      </Button>
      <LazyLocationHelp isOpen={isHelping} onClose={() => setHelping(false)} />
    </>
  );
}
