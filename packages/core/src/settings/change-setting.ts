import { SETTINGS, type SettingKey, type Settings, settingsFromRows } from '@nukkad/contract/settings.ts';
import { Prisma } from '@nukkad/db';
import type { Container } from '../container.ts';
import { invalidField } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { selectSettings } from './settings.queries.ts';

/** Returns whether operators may change a setting of this name. */
export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

/** Throws VALIDATION_FAILED if the change would let the hours for calls to HR end before they start. */
async function refuseContradiction(
  { database }: Pick<Container, 'database'>,
  key: SettingKey,
  value: unknown,
): Promise<void> {
  const stored = settingsFromRows(await database.query(selectSettings()));
  const { hrFromHour, hrToHour } = Object.assign({}, stored, { [key]: value }) as Settings;
  if (hrFromHour >= hrToHour)
    throw invalidField(
      'value',
      `hrFromHour would be ${hrFromHour} and hrToHour ${hrToHour}: the first must be below`,
    );
}

/** Changes a setting; every process uses it within two seconds. Throws if the value has the wrong type. */
export async function changeSetting(
  { database, clock, settings }: Pick<Container, 'database' | 'clock' | 'settings'>,
  key: string,
  value: unknown,
  actor: string,
): Promise<void> {
  if (!isSettingKey(key)) throw invalidField('key', `${key} is no setting`);
  const parsed = SETTINGS[key].schema.safeParse(value);
  if (!parsed.success) throw invalidField('value', parsed.error.issues[0]?.message ?? 'is not of its kind');
  await refuseContradiction({ database }, key, parsed.data);
  // Prisma requires this value for a JSON null.
  const written = { value: parsed.data === null ? Prisma.JsonNull : parsed.data, updatedBy: actor };
  await database.transaction(async (tx) => {
    const from = settingsFromRows(await tx.query(selectSettings()))[key];
    await tx.setting.upsert({ where: { key }, create: { key, ...written }, update: written });
    const details = { value: { from, to: parsed.data } };
    await writeAudit(tx, { actor, action: 'setting-changed', subject: key, details }, clock.now());
  });
  settings.forget();
}
