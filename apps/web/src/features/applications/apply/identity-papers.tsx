import { useT } from '@nukkad/i18n/react.ts';
import { Modal } from '@nukkad/ui';
import { PaperUpload } from './paper-upload.tsx';

interface IdentityPapersProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when a paper is stored. The caller continues with the application. */
  readonly onAdded: () => void;
}

/** Asks for an identity paper before applying. One of the two kinds is enough. */
export function IdentityPapers({ isOpen, onClose, onAdded }: IdentityPapersProps) {
  const t = useT('apply');
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('papers.title')}>
      <p>{t('papers.text')}</p>
      <PaperUpload kind="IDENTITY_PROOF" onStored={onAdded} />
      <PaperUpload kind="AADHAAR" onStored={onAdded} />
    </Modal>
  );
}
