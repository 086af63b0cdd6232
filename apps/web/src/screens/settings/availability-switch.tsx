import { useT } from '@nukkad/i18n/react.ts';
import { Checkbox, ConfirmDialog } from '@nukkad/ui';
import { useState } from 'react';
import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

/** A switch for "looking for work". A change needs a confirmation. */
export function AvailabilitySwitch({ isAvailable }: { readonly isAvailable: boolean }) {
  const t = useT('settings');
  const common = useT('common');
  const [asked, setAsked] = useState<boolean | null>(null);
  const set = useAction('account.setAvailability', {
    invalidates: PROFILE_STALE,
    message: () => t('available.saved'),
    onDone: () => setAsked(null),
  });
  return (
    <div className="nk-card availability">
      <Checkbox
        role="switch"
        label={<b>{t('available.label')}</b>}
        hint={t('available.hint')}
        checked={asked ?? isAvailable}
        onChange={(event) => setAsked(event.currentTarget.checked)}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t(asked ? 'available.onTitle' : 'available.offTitle')}
        confirmLabel={common('yes')}
        cancelLabel={common('cancel')}
        isBusy={set.isPending}
        onConfirm={() => asked !== null && set.run({ isAvailable: asked })}
        onCancel={() => {
          setAsked(null);
          set.reset();
        }}
      >
        {set.problem && <p role="alert">{set.problem}</p>}
      </ConfirmDialog>
    </div>
  );
}
