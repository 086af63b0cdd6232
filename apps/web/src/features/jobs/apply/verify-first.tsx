import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton, Modal } from '@nukkad/ui';
import { useLocation } from 'react-router-dom';
import { leadingTo } from '../../../lib/routing/return-path.ts';

interface VerifyFirstProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Credits need a verified mobile: leads to adding one, and back to this page. */
export function VerifyFirst({ isOpen, onClose }: VerifyFirstProps) {
  const t = useT('apply');
  const { pathname, search } = useLocation();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('verifyTitle')}
      actions={
        <LinkButton href={leadingTo('/updateProfile', pathname + search)}>{t('verifyNow')}</LinkButton>
      }
    >
      <p>{t('verifyText')}</p>
    </Modal>
  );
}
