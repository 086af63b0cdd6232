import { useT } from '@nukkad/i18n/react.ts';
import { Button, closeDialog, IconButton, NativeDialog, opensDialog } from '@nukkad/ui';
import { Share2 } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { ShareList } from './share-list.tsx';
import type { Shared } from './share-targets.ts';

interface ShareMenuProps extends Shared {
  /** Label as a verb ("Share this job"): title of the list, and accessible name of an icon button. */
  readonly label?: string | undefined;
  readonly isIcon?: boolean | undefined;
}

/**
 * Opens the device's share sheet if it has one, otherwise the dialog with four targets. Before the page is hydrated it always opens
 * the dialog, which is in the HTML.
 */
export function ShareMenu({ title, url, label, isIcon = false }: ShareMenuProps) {
  const common = useT('common');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = label ?? common('share');
  const share = (event: MouseEvent) => {
    if (!navigator.share) return;
    event.preventDefault();
    navigator.share({ title, url }).catch(() => undefined);
  };
  const button = { onClick: share, ...opensDialog(id) };
  return (
    <>
      {isIcon ? (
        <IconButton label={name} icon={<Share2 size={22} />} {...button} />
      ) : (
        <Button variant="secondary" size="s" icon={<Share2 aria-hidden size={18} />} {...button}>
          {common('share')}
        </Button>
      )}
      <NativeDialog ref={dialog} id={id} look="modal" title={name}>
        <ShareList title={title} url={url} onChosen={() => closeDialog(dialog.current)} />
      </NativeDialog>
    </>
  );
}
