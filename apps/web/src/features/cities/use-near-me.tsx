import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { useState } from 'react';
import { isPermissionDenied, requestPoint } from '../../lib/place/device-point.ts';
import { useHome } from '../../lib/place/home.ts';
import { setViewerPoint } from '../../lib/place/use-viewer-point.ts';
import { useConsentGate } from '../consent/use-consent-gate.tsx';
import { LazyLocationHelp } from './lazy-location-help.ts';

/**
 * Returns a function that asks the device for its position and then calls `onFound`. A known home is used without asking.
 * If the position is refused, a dialog explains how to allow it. The caller renders `dialogs`.
 */
export function useNearMe(onFound: () => void) {
  const t = useT('filter');
  const show = useSnackbar();
  const consent = useConsentGate('location');
  const home = useHome();
  const [isAsking, setAsking] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const request = async () => {
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
  const dialogs = (
    <>
      <LazyLocationHelp isOpen={isHelping} onClose={() => setHelping(false)} />
      {consent.question}
    </>
  );
  const ask = () => (home ? onFound() : consent.pass(() => void request()));
  return { isAsking, ask, dialogs };
}
