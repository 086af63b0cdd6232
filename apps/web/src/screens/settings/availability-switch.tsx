import { useT } from '@nukkad/i18n/react.ts';
import { Checkbox, ConfirmDialog, useSnackbar } from '@nukkad/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProfileChanged } from '../../lib/profile/profile-query.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';

/** Looking for work or not: changed after a question; Cancel leaves it as it was. */
export function AvailabilitySwitch({ isAvailable }: { readonly isAvailable: boolean }) {
  const t = useT('settings');
  const common = useT('common');
  const { api } = useServices();
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const profileChanged = useProfileChanged();
  const [asked, setAsked] = useState<boolean | null>(null);
  const set = useMutation({
    mutationFn: (next: boolean) => api.call('account.setAvailability', { isAvailable: next }),
    onSuccess: async () => {
      await profileChanged();
      setAsked(null);
      show({ text: t('available.saved') });
    },
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
        onConfirm={() => asked !== null && set.mutate(asked)}
        onCancel={() => {
          setAsked(null);
          set.reset();
        }}
      >
        {set.isError && <p role="alert">{phrase(set.error)}</p>}
      </ConfirmDialog>
    </div>
  );
}
