import { useT } from '@nukkad/i18n/react.ts';
import { Spinner, useSnackbar } from '@nukkad/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../../lib/files/save-file.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';

/** Everything that is kept about the person, as one file. */
export function ExportData() {
  const t = useT('settings');
  const { api } = useServices();
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const get = useMutation({
    mutationFn: () => api.call('account.export', {}),
    onSuccess: (data) => {
      const text = JSON.stringify(data, null, 2);
      saveFile(
        new Blob([text], { type: 'application/json' }),
        `my-data-${data.exportedAt.slice(0, 10)}.json`,
      );
      show({ text: t('data.exported') });
    },
    onError: (error) => show({ text: phrase(error) ?? '' }),
  });
  return (
    <li>
      <button
        type="button"
        className="menu-list__item"
        aria-busy={get.isPending}
        onClick={() => !get.isPending && get.mutate()}
      >
        {get.isPending ? <Spinner /> : <Download aria-hidden />}
        {t('data.export')}
      </button>
    </li>
  );
}
