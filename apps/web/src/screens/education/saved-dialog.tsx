import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';

/** A level of education was written. */
export function EducationSaved({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const t = useT('education');
  const common = useT('common');
  return (
    <Modal
      kind="success"
      isOpen={isOpen}
      onClose={onClose}
      title={t('savedTitle')}
      actions={<Button onClick={onClose}>{common('ok')}</Button>}
    >
      <p>{t('savedText')}</p>
    </Modal>
  );
}
