import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { codeOf } from '../../../lib/query/code-of.ts';
import { MissingDetails } from './missing-details.tsx';
import { useRequestCredits } from './use-request-credits.ts';

interface NoCreditsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shown when the seeker has no credits. Its button requests more and shows the server's reply. */
export function NoCredits({ isOpen, onClose }: NoCreditsProps) {
  const t = useT('apply');
  const common = useT('common');
  const request = useRequestCredits();
  if (codeOf(request.error) === 'MOBILE_NOT_VERIFIED')
    return <MissingDetails isOpen={isOpen} onClose={onClose} onReady={request.submit} />;
  const button = request.isSuccess ? (
    <Button onClick={onClose}>{common('ok')}</Button>
  ) : (
    <Button isBusy={request.isPending} onClick={request.submit}>
      {t('requestCredits')}
    </Button>
  );
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      kind={request.isSuccess ? 'success' : 'none'}
      title={t(request.isSuccess ? 'requestedTitle' : 'noCreditsTitle')}
      actions={button}
    >
      <p role="status">{request.data ? request.data.message : t('noCreditsText')}</p>
      {request.problem && <p role="alert">{request.problem}</p>}
    </Modal>
  );
}
