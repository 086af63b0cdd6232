import { changeSetting, isSettingKey } from '@nukkad/api/settings/change-setting.ts';
import { SETTINGS } from '@nukkad/contract/settings.ts';
import type { Command } from '../command.ts';
import { requireSound } from '../require-sound.ts';

/** `true`, `12` and `"text"` are what they look like; anything else is text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
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
  run: async ({ container, actor }, key = '', text = '') => {
    const value = readValue(text);
    if (isSettingKey(key)) requireSound(key, SETTINGS[key].schema, value);
    await changeSetting(container, key, value, actor);
    return { key, value };
  },
};
