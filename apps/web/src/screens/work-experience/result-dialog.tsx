import { useT } from '@nukkad/i18n/react.ts';
import { Button, LinkButton } from '@nukkad/ui';
import { DoneDialog } from '../../lib/done-dialog.tsx';

export type WorkResult = 'added' | 'updated' | 'deleted';

interface ResultDialogProps {
  readonly result: WorkResult | null;
  readonly onClose: () => void;
}

/** Confirms the change, with a link to the profile. */
export function ResultDialog({ result, onClose }: ResultDialogProps) {
  const t = useT('work');
  const common = useT('common');
  return (
    <DoneDialog
      isOpen={result !== null}
      onClose={onClose}
      title={result ? t(`done.${result}`) : ''}
      actions={
        <>
          <LinkButton href="/profile">{t('toProfile')}</LinkButton>
          <Button variant="secondary" onClick={onClose}>
            {common('ok')}
          </Button>
        </>
      }
    />
  );
}
