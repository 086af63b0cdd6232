import { useT } from '@nukkad/i18n/react.ts';
import { DeleteButton } from '../../lib/delete-button.tsx';
import { EDUCATION_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

const ROUTES = {
  SSC: 'education.deleteTenthMarksheet',
  HSSC: 'education.deleteTwelfthMarksheet',
} as const;

interface DeleteMarksheetProps {
  readonly level: 'SSC' | 'HSSC';
  /** Called even though deleting the picture unmounts this component. */
  readonly onDeleted: () => void;
}

/** Deletes a stored marksheet after a confirmation that explains the effects. */
export function DeleteMarksheet({ level, onDeleted }: DeleteMarksheetProps) {
  const t = useT('education');
  const remove = useAction(ROUTES[level], {
    invalidates: EDUCATION_STALE,
    onDone: onDeleted,
  });
  return (
    <DeleteButton title={t('marksheet.deleteTitle')} of={t('marksheet.title')} action={remove} input={{}}>
      <p>{t('marksheet.deleteText')}</p>
    </DeleteButton>
  );
}
