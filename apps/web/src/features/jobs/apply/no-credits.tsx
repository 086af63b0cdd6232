import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../../lib/query/code-of.ts';
import { shownError } from '../../../lib/query/shown-error.ts';
import { useServices } from '../../../lib/services.ts';
import { VerifyFirst } from './verify-first.tsx';

interface NoCreditsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** No credits left: asks the product for more, and shows what it answers. */
export function NoCredits({ isOpen, onClose }: NoCreditsProps) {
  const t = useT('apply');
  const errors = useT('errors');
  const common = useT('common');
  const language = useLanguage();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const request = useMutation({
    mutationFn: () => api.call('credits.request', {}),
    onSuccess: () => queryClient.invalidateQueries({ refetchType: 'active' }),
  });
  if (codeOf(request.error) === 'MOBILE_NOT_VERIFIED')
    return <VerifyFirst isOpen={isOpen} onClose={onClose} />;
  const button = request.isSuccess ? (
    <Button onClick={onClose}>{common('ok')}</Button>
  ) : (
    <Button isBusy={request.isPending} onClick={() => request.mutate()}>
      {t('requestCredits')}
    </Button>
  );
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      kind={request.isSuccess ? 'success' : 'plain'}
      title={t(request.isSuccess ? 'requestedTitle' : 'noCreditsTitle')}
      actions={button}
    >
      <p role="status">{request.data ? request.data.message : t('noCreditsText')}</p>
      {request.isError && <p role="alert">{errorPhrase(errors, language, shownError(request.error))}</p>}
    </Modal>
  );
}
