import { SETTINGS, type SettingKey } from '@nukkad/contract/settings.ts';
import { changeSetting, isSettingKey } from '@nukkad/core/settings/change-setting.ts';
import type { Command } from '../command.ts';
import { requireValid } from '../require-valid.ts';

/** Parses a setting's value as JSON (`true`, `12`, `"text"`). Returns anything else as text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Description of each setting with its unit, shown in the list of settings. */
const MEANINGS: Readonly<Record<SettingKey, string>> = {
  hrFromHour: 'From this hour of India, employers may be called (whole hours, 0 to 24).',
  hrToHour: 'Until this hour of India, employers may be called (whole hours, 0 to 24).',
  hrContactsPerAddressDay: 'Contacts of HR that one network address looks up in a day; 0 means no limit.',
  otpPerAddressHour: 'One-time codes for one network address in an hour.',
  smsPerDay: 'Text messages on one day of India; 0 means no limit.',
  memberCodesPerDay: 'One-time codes to members of companies on one day of India; 0 means no limit.',
  skipOtp: 'Whether numbers count as verified without a code; never in production.',
  creditsStart: 'Credits of a new account.',
  creditsRequest: 'Credits that a granted request gives.',
  creditRequestNeedsOperator: 'Whether requests for credits wait for an operator ("credits list").',
  firstJobWaits: 'Whether the first job of a company that no operator has seen waits for an operator.',
  jobLifetimeDays: 'Days that a job stays open after it was last confirmed; at most 180 count.',
  maintenance:
    'Read-only mode: "maintenance on" and "maintenance off" change it; null while everything works.',
  newJobsAWeek: 'New jobs that a seeker may open in a week; 0 means no limit.',
  referralsAMonth: 'Friends in 30 days for whom one seeker gets credits; 0 means no limit.',
  applyRequiresIdentity: 'Whether applying needs an identity paper.',
};

export const settingsList: Command = {
  name: 'settings list',
  parameters: [],
  summary: 'Every setting with its value, its default and what it means.',
  examples: ['settings list'],
  run: async ({ container }) => {
    container.settings.forget();
    const values = await container.settings.read();
    return Object.entries(SETTINGS).map(([key, { fallback }]) => ({
      key,
      value: values[key as keyof typeof values],
      default: fallback,
      meaning: MEANINGS[key as SettingKey],
    }));
  },
};

export const settingsSet: Command = {
  name: 'settings set',
  parameters: ['key', 'value'],
  summary: 'Changes a setting. Every process uses the new value within two seconds.',
  examples: ['settings set hrToHour 19', 'settings set creditsStart 10'],
  run: async ({ container, actor }, key = '', text = '') => {
    const value = readValue(text);
    if (isSettingKey(key)) requireValid(key, SETTINGS[key].schema, value);
    await changeSetting(container, key, value, actor);
    return { key, value };
  },
};
