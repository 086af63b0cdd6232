import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { ShareList } from './share-list.tsx';
import type { Shared } from './share-targets.ts';

interface ShareDialogProps extends Shared {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog with four share targets, for devices without a share sheet. */
export function ShareDialog({ name, title, url, isOpen, onClose }: ShareDialogProps) {
  const common = useT('common');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {common('cancel')}
        </Button>
      }
    >
      <ShareList title={title} url={url} onChosen={onClose} />
    </Modal>
  );
}
