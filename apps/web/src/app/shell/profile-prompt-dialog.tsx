import { useT } from '@nukkad/i18n/react.ts';
import { Button, LinkButton, Modal, Scene } from '@nukkad/ui';
import { useLocation } from 'react-router-dom';
import { withReturnPath } from '../../lib/routing/return-path.ts';

interface ProfilePromptDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Explains which part of the profile is missing, with a link to add it. */
export function ProfilePromptDialog({ isOpen, onClose }: ProfilePromptDialogProps) {
  const t = useT('personal');
  const { pathname, search } = useLocation();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('prompt.title')}
      head={<Scene name="step-begin" width={140} />}
      actions={
        <>
          <LinkButton href={withReturnPath('/updateProfile', pathname + search)} onClick={onClose}>
            {t('prompt.go')}
          </LinkButton>
          <Button variant="secondary" onClick={onClose}>
            {t('prompt.later')}
          </Button>
        </>
      }
    >
      <p>{t('prompt.text')}</p>
    </Modal>
  );
}
