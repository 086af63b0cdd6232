import type { NotificationPreference, NotificationPreferenceChange } from '@nukkad/contract';

/** Returns the kinds whose checkbox differs from the stored setting. */
export function preferenceChanges(
  stored: readonly NotificationPreference[],
  ticked: Readonly<Record<string, boolean>>,
): readonly NotificationPreferenceChange[] {
  return stored.flatMap(({ id, isEnabled }) => {
    const isChecked = ticked[id] ?? isEnabled;
    return isChecked === isEnabled ? [] : [{ id, isEnabled: isChecked }];
  });
}

/** Returns which message describes the changes: all switched off, all switched on, or mixed. */
export function changeOutcome(
  changes: readonly NotificationPreferenceChange[],
): 'disabled' | 'enabled' | 'changed' {
  if (changes.every((change) => !change.isEnabled)) return 'disabled';
  return changes.every((change) => change.isEnabled) ? 'enabled' : 'changed';
}
