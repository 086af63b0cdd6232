import type { routes } from '@nukkad/contract';
import type { OpenHandler } from '../../mount/route-binding.ts';
import { appSettings } from './app-settings.ts';
import { serverAddresses } from './server-addresses.ts';

export const readAddresses: OpenHandler<typeof routes.startupAddresses> = (_session, input, { container }) =>
  serverAddresses(container.config, input.serverId);

export const readSettings: OpenHandler<typeof routes.startupSettings> = (_session, _input, { container }) =>
  appSettings(container);
