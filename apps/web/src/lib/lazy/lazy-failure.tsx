import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState, Modal } from '@nukkad/ui';
import { useErrorPhrase } from '../query/use-error-phrase.ts';

interface LazyFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown in place of a dialog that could not be loaded. */
export function LazyFailure({ error, onRetry, onClose }: LazyFailureProps) {
  const t = useT('errors');
  const phrase = useErrorPhrase();
  return (
    <Modal isOpen onClose={onClose} title={t('title')}>
      <ErrorState text={phrase(error) ?? ''} onRetry={onRetry} />
    </Modal>
  );
}
