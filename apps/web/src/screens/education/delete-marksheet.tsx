import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { DeleteButton } from '../../lib/delete/delete-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useEducationChanged } from './use-education-changed.ts';

const ROUTES = {
  SSC: 'education.deleteTenthMarksheet',
  HSSC: 'education.deleteTwelfthMarksheet',
} as const;

/** Deletes a stored marksheet after a question. */
export function DeleteMarksheet({ level }: { readonly level: 'SSC' | 'HSSC' }) {
  const t = useT('education');
  const { api } = useServices();
  const show = useSnackbar();
  const changed = useEducationChanged();
  return (
    <DeleteButton
      title={t('marksheet.deleteTitle')}
      onConfirm={() => api.call(ROUTES[level], {})}
      onDeleted={async () => {
        show({ text: t('marksheet.deleted') });
        await changed();
      }}
    />
  );
}
