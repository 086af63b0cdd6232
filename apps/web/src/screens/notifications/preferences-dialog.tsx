import type { NotificationPreference } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Checkbox, Modal } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { PREFERENCES_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { preferencesQuery } from './notification-queries.ts';
import { changeOutcome, preferenceChanges } from './preference-changes.ts';

/** A dialog with a checkbox for each kind of notification. Only changes are sent. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT('notifications');
  const common = useT('common');
  const stored = useQuery(preferencesQuery(useServices()));
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const save = useSavePreferences(onClose);
  const submit = () => {
    const changes = preferenceChanges(stored.data ?? [], ticked);
    if (changes.length === 0) onClose();
    else save.run({ changes });
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('preferences')}
      actions={
        <>
          <Button isBusy={save.isPending} onClick={submit}>
            {common('save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('preferencesHint')}</p>
      <QueryParts query={stored} skeleton={<PageSkeleton cards={1} />}>
        {(preferences) =>
          preferences.map((preference: NotificationPreference) => (
            <Checkbox
              key={preference.id}
              label={preference.name}
              checked={ticked[preference.id] ?? preference.isEnabled}
              onChange={(event) => setTicked({ ...ticked, [preference.id]: event.currentTarget.checked })}
            />
          ))
        }
      </QueryParts>
      <p role="alert" className="nk-field__error">
        {save.problem}
      </p>
    </Modal>
  );
}

function useSavePreferences(onSaved: () => void) {
  const t = useT('notifications');
  return useAction('notifications.updatePreferences', {
    invalidates: PREFERENCES_STALE,
    callbacks: 'immediately',
    message: (_answer, { changes }) => t(changeOutcome(changes)),
    onDone: onSaved,
  });
}
