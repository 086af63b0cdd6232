import { useT } from '@nukkad/i18n/react.ts';
import { Button, IconButton } from '@nukkad/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import type { Shared } from './share-targets.ts';

const LazyShareDialog = lazyDialog({
  load: async () => (await import('./share-dialog.tsx')).ShareDialog,
});

interface ShareMenuProps extends Shared {
  /** Label as a verb ("Share this job"): title of the list, and accessible name of an icon button. */
  readonly label?: string | undefined;
  readonly isIcon?: boolean | undefined;
}

/** Opens the device's share sheet if it has one, otherwise the dialog with four targets. */
export function ShareMenu({ title, url, label, isIcon = false }: ShareMenuProps) {
  const common = useT('common');
  const [isOpen, setOpen] = useState(false);
  const name = label ?? common('share');
  const share = () => {
    if (!navigator.share) setOpen(true);
    else navigator.share({ title, url }).catch(() => undefined);
  };
  const close = () => setOpen(false);
  return (
    <>
      {isIcon ? (
        <IconButton label={name} icon={<Share2 size={22} />} onClick={share} />
      ) : (
        <Button variant="secondary" size="s" icon={<Share2 aria-hidden size={18} />} onClick={share}>
          {common('share')}
        </Button>
      )}
      <LazyShareDialog name={name} title={title} url={url} isOpen={isOpen} onClose={close} />
    </>
  );
}
