import { readLastFour } from '@nukkad/domain/last-four.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal, TextField } from '@nukkad/ui';
import { type FormEvent, useId, useState } from 'react';
import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

interface DialogProps {
  readonly stored: string | null;
  readonly onClose: () => void;
}

/** Asks for the last four digits of the Aadhaar number. It never sends more, even if the complete number is typed. */
function LastFourDialog({ stored, onClose }: DialogProps) {
  const t = useT('profile');
  const common = useT('common');
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const save = useAction('profile.update', {
    invalidates: PROFILE_STALE,
    message: (_, { aadhaarLastFour }) => t(aadhaarLastFour ? 'papers.digitsSaved' : 'papers.digitsDeleted'),
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = readLastFour(typed);
    setWrong(digits === null);
    if (digits !== null) save.run({ aadhaarLastFour: digits, degrees: [] });
  };
  const buttons = (
    <>
      <Button type="submit" form={formId} isBusy={save.isPending}>
        {common('save')}
      </Button>
      {stored && (
        <Button
          variant="secondary"
          isBusy={save.isPending}
          onClick={() => save.run({ aadhaarLastFour: '', degrees: [] })}
        >
          {t('papers.digitsDelete')}
        </Button>
      )}
    </>
  );
  return (
    <Modal isOpen onClose={onClose} title={t('papers.digitsTitle')} actions={buttons}>
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={t('papers.digitsTitle')}
          isLabelHidden
          hint={t('papers.digitsHint')}
          prefix={<span aria-hidden>XXXX XXXX</span>}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isWrong ? t('papers.digitsWrong') : save.problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
      </form>
    </Modal>
  );
}

/** Opens the dialog that adds, replaces or removes the last four digits of the Aadhaar number. */
export function LastFour({ stored }: { readonly stored: string | null }) {
  const t = useT('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {t('papers.digits')}
      </Button>
      {isOpen && <LastFourDialog stored={stored} onClose={() => setOpen(false)} />}
    </>
  );
}
