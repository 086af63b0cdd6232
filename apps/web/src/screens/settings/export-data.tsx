import { useT } from '@nukkad/i18n/react.ts';
import { Spinner } from '@nukkad/ui';
import { Download } from 'lucide-react';
import { saveFile } from '../../lib/files/save-file.ts';
import { useAction } from '../../lib/query/use-action.ts';

/** Everything that is kept about the person, as one file. */
export function ExportData() {
  const t = useT('settings');
  const get = useAction('account.export', {
    onDone: (data) => {
      const text = JSON.stringify(data, null, 2);
      saveFile(
        new Blob([text], { type: 'application/json' }),
        `my-data-${data.exportedAt.slice(0, 10)}.json`,
      );
    },
    say: () => t('data.exported'),
    failure: 'said',
  });
  return (
    <li>
      <button type="button" className="menu-list__item" aria-busy={get.isPending} onClick={() => get.run({})}>
        {get.isPending ? <Spinner /> : <Download aria-hidden />}
        {t('data.export')}
      </button>
    </li>
  );
}
