import { useT } from '@nukkad/i18n/react.ts';
import { DeleteButton } from '../../lib/delete-button.tsx';
import { EDUCATION_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

const ROUTES = {
  SSC: 'education.deleteTenthMarksheet',
  HSSC: 'education.deleteTwelfthMarksheet',
} as const;

/** Deletes a stored marksheet after a question. */
export function DeleteMarksheet({ level }: { readonly level: 'SSC' | 'HSSC' }) {
  const t = useT('education');
  const remove = useAction(ROUTES[level], {
    invalidates: EDUCATION_STALE,
    say: () => t('marksheet.deleted'),
  });
  return <DeleteButton title={t('marksheet.deleteTitle')} action={remove} input={{}} />;
}
