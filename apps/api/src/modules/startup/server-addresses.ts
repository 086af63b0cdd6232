import { SERVER_PANEL_ID } from '@nukkad/contract';
import type { ServerAddresses } from '@nukkad/contract/startup/startup.domain.ts';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors/app-error.ts';

/** The addresses for one kind of client; refuses kinds other than the seekers' panel. */
export function serverAddresses(config: Config, serverId: string): ServerAddresses {
  if (serverId !== SERVER_PANEL_ID) throw new AppError('UNKNOWN_SERVER');
  return { imageUrl: config.filesUrl, serverUrl: config.apiUrl, chatUrl: config.chatUrl };
}
