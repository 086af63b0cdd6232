import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import type { useCompanyChange } from './use-company-change.ts';

/** Why a change failed. If a colleague changed the company meanwhile: a button that loads the latest state. */
export function ChangeError({ error, isOutdated, reload }: ReturnType<typeof useCompanyChange>) {
  const t = useT('hire-company');
  const phrase = useErrorPhrase();
  if (error === null) return null;
  return (
    <div role="alert">
      <p className="nk-field__error">{phrase(error)}</p>
      {isOutdated && (
        <Button variant="secondary" onClick={reload}>
          {t('lookAgain')}
        </Button>
      )}
    </div>
  );
}
