import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog } from '@nukkad/ui';
import { type ReactNode, useState } from 'react';
import type { Action } from './query/use-action.ts';

interface DeleteButtonProps<Input, Output> {
  /** Name of the thing to delete, for screen readers, if the button's surroundings do not show it. */
  readonly of?: string;
  readonly title: string;
  /** Text below the question in the dialog. */
  readonly children?: ReactNode;
  readonly action: Action<Input, Output>;
  readonly input: Input;
}

/**
 * A delete button with a confirmation dialog. The dialog stays open until the deletion succeeds, and shows its
 * errors.
 */
export function DeleteButton<Input, Output>(props: DeleteButtonProps<Input, Output>) {
  const { of, title, children, action, input } = props;
  const common = useT('common');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
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
        isBusy={action.isPending}
        onConfirm={() => action.run(input, { onDone: close })}
        onCancel={close}
      >
        {children}
        {action.problem && <p role="alert">{action.problem}</p>}
      </ConfirmDialog>
    </>
  );
}
