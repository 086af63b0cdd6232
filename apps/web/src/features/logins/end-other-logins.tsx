import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useAction } from '../../lib/query/use-action.ts';

/** The button that logs out all other devices. */
export function EndOtherLogins() {
  const t = useT('settings');
  const endOthers = useAction('logins.endOthers', {
    invalidates: ['logins.list'],
    message: ({ message }) => message,
  });
  return (
    <>
      <Button variant="secondary" isWide isBusy={endOthers.isPending} onClick={() => endOthers.run({})}>
        {t('logins.endOthers')}
      </Button>
      {endOthers.problem && <p role="alert">{endOthers.problem}</p>}
    </>
  );
}
