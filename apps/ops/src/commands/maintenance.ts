import type { Maintenance } from '@nukkad/contract/settings.ts';
import { changeSetting } from '@nukkad/core/settings/change-setting.ts';
import { type Command, type CommandContext, optionText, UsageError } from '../command.ts';
import { readMoment } from '../moment.ts';

const MESSAGE_MAX = 200;

const stateOf = (value: Maintenance | null) => ({
  maintenance: value === null ? 'off' : 'on',
  message: value?.message ?? null,
  until: value?.until ?? null,
});

function requireMessage(text: string | undefined): string | null {
  const message = text?.trim() ?? '';
  if (text !== undefined && (message === '' || message.length > MESSAGE_MAX))
    throw new UsageError(`--message has 1 to ${MESSAGE_MAX} characters`);
  return message === '' ? null : message;
}

function requireUntil({ options, container }: CommandContext): string | null {
  const text = optionText(options, 'until');
  if (text === undefined) return null;
  const until = readMoment(text, 'until');
  if (until <= container.clock.now()) throw new UsageError(`--until is in the past: ${text}`);
  return until.toISOString();
}

export const maintenanceOn: Command = {
  name: 'maintenance on',
  parameters: [],
  options: {
    message: { type: 'string', value: 'TEXT', help: 'your own words below the banner, in any language' },
    until: {
      type: 'string',
      value: 'TIME',
      help: 'the expected end, in India: 2026-12-01T02:00; only "maintenance off" ends it',
    },
  },
  summary:
    'Read-only mode: everything can be read, every change is refused (503 MAINTENANCE), and the site says so in three languages.',
  examples: ['maintenance on', 'maintenance on --until 2026-12-01T02:00 --message "A new database server"'],
  run: async (context) => {
    const { container, actor, options } = context;
    const value = { message: requireMessage(optionText(options, 'message')), until: requireUntil(context) };
    await changeSetting(container, 'maintenance', value, actor);
    return stateOf(value);
  },
};

export const maintenanceOff: Command = {
  name: 'maintenance off',
  parameters: [],
  summary: 'Ends read-only mode; changes work again within two seconds.',
  examples: ['maintenance off'],
  run: async ({ container, actor }) => {
    await changeSetting(container, 'maintenance', null, actor);
    return stateOf(null);
  },
};

export const maintenanceShow: Command = {
  name: 'maintenance show',
  parameters: [],
  summary: 'Whether read-only mode is on, with its message and expected end.',
  examples: ['maintenance show'],
  run: async ({ container }) => {
    container.settings.forget();
    return stateOf((await container.settings.read()).maintenance);
  },
};
