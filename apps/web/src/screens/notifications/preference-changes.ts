import type { NotificationPreference, NotificationPreferenceChange } from '@nukkad/contract';

/** The kinds whose box differs from what is stored: what is sent. */
export function preferenceChanges(
  stored: readonly NotificationPreference[],
  ticked: Readonly<Record<string, boolean>>,
): readonly NotificationPreferenceChange[] {
  return stored.flatMap(({ id, isEnabled }) => {
    const wanted = ticked[id] ?? isEnabled;
    return wanted === isEnabled ? [] : [{ id, isEnabled: wanted }];
  });
}

/** How a change is told: all switched off, all on, or some of each. */
export function changeOutcome(
  changes: readonly NotificationPreferenceChange[],
): 'disabled' | 'enabled' | 'changed' {
  if (changes.every((change) => !change.isEnabled)) return 'disabled';
  return changes.every((change) => change.isEnabled) ? 'enabled' : 'changed';
}
