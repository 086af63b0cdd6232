import { saveFile } from '@nukkad/browser/files/save-file.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Spinner } from '@nukkad/ui';
import { Download } from 'lucide-react';
import { FreshLoginLink } from '../../lib/fresh-login-link.tsx';
import { useAction } from '../../lib/query/use-action.ts';

/** Downloads all stored data about the user as one file. */
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
    message: () => t('data.exported'),
  });
  return (
    <li>
      <button type="button" className="menu-list__item" aria-busy={get.isPending} onClick={() => get.run({})}>
        {get.isPending ? <Spinner /> : <Download aria-hidden />}
        {t('data.export')}
      </button>
      {get.problem && (
        <div className="export-problem">
          <p role="alert">{get.problem}</p>
          <FreshLoginLink error={get.error} label={t('logins.again')} returnTo="/setting" />
        </div>
      )}
    </li>
  );
}
