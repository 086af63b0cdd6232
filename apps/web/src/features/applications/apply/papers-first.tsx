import { useT } from '@nukkad/i18n/react.ts';
import { Modal } from '@nukkad/ui';
import { PaperUpload } from './paper-upload.tsx';

interface PapersFirstProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A paper is stored: the application goes on. */
  readonly onAdded: () => void;
}

/** Where an identity paper is asked for before applying: either of the two is enough, added on the spot. */
export function PapersFirst({ isOpen, onClose, onAdded }: PapersFirstProps) {
  const t = useT('apply');
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('papers.title')}>
      <p>{t('papers.text')}</p>
      <PaperUpload kind="IDENTITY_PROOF" onStored={onAdded} />
      <PaperUpload kind="AADHAAR" onStored={onAdded} />
    </Modal>
  );
}
