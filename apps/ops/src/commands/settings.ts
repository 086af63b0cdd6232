import { changeSetting, isSettingKey } from '@nukkad/api/settings/change-setting.ts';
import { SETTINGS, type SettingKey } from '@nukkad/contract/settings.ts';
import { type Command, Refusal } from '../command.ts';
import { problemsOf } from '../import/reasons.ts';

/** `true`, `12` and `"text"` are what they look like; anything else is text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function requireSound(key: SettingKey, value: unknown): void {
  const result = SETTINGS[key].schema.safeParse(value);
  const [problem] = result.success ? [] : problemsOf(result.error.issues, value);
  if (problem !== undefined) throw new Refusal(`${key}: ${problem.reason}`);
}

export const settingsList: Command = {
  name: 'settings list',
  parameters: [],
  summary: 'Every setting with its value and default.',
  examples: ['settings list'],
  run: async ({ container }) => {
    container.settings.forget();
    const values = await container.settings.read();
    return Object.entries(SETTINGS).map(([key, { fallback }]) => ({
      key,
      value: values[key as keyof typeof values],
      default: fallback,
    }));
  },
};

export const settingsSet: Command = {
  name: 'settings set',
  parameters: ['key', 'value'],
  summary: 'Changes a setting; every process goes by it within two seconds.',
  examples: ['settings set hrToHour 19', 'settings set creditsStart 10'],
  run: async ({ container, actor }, key = '', value = '') => {
    if (isSettingKey(key)) requireSound(key, readValue(value));
    await changeSetting(container, key, readValue(value), actor);
    return { key, value: readValue(value) };
  },
};
