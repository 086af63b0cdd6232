import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { LocateFixed } from 'lucide-react';
import { useNearMe } from './use-near-me.tsx';

/** Asks the device for its position when clicked. If it is refused, explains how to allow it. */
export function NearMeButton({ onFound }: { readonly onFound: () => void }) {
  const t = useT('filter');
  const { ask, isAsking, dialogs } = useNearMe(onFound);
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        isBusy={isAsking}
        icon={<LocateFixed aria-hidden size={18} />}
        onClick={ask}
      >
        {isAsking ? t('findingPlace') : t('nearMe')}
      </Button>
      {dialogs}
    </>
  );
}
