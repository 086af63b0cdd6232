import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog } from '@nukkad/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useErrorPhrase } from '../query/use-error-phrase.ts';

interface DeleteButtonProps<Answer> {
  /** What is deleted, for a screen reader, where the place does not tell it. */
  readonly of?: string;
  readonly title: string;
  /** Said under the question. */
  readonly children?: ReactNode;
  readonly onConfirm: () => Promise<Answer>;
  /** The question stays, busy, until this settles or closes it. */
  readonly onDeleted: (answer: Answer, close: () => void) => Promise<void>;
}

/** Deletes something after a question; what goes wrong is said in it. */
export function DeleteButton<Answer>({ of, title, children, ...does }: DeleteButtonProps<Answer>) {
  const common = useT('common');
  const phrase = useErrorPhrase();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const remove = useMutation({
    mutationFn: does.onConfirm,
    onSuccess: (answer) => does.onDeleted(answer, close),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-label={of === undefined ? undefined : `${common('delete')}: ${of}`}
        onClick={() => setAsking(true)}
      >
        {common('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={title}
        confirmLabel={common('delete')}
        cancelLabel={common('cancel')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      >
        {children}
        {remove.isError && <p role="alert">{phrase(remove.error)}</p>}
      </ConfirmDialog>
    </>
  );
}
