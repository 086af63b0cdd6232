import { type routes, SERVER_PANEL_ID } from '@nukkad/contract';
import type { ServerAddresses } from '@nukkad/contract/startup/startup.domain.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { appSettings } from '@nukkad/core/startup/app-settings.ts';
import { removePushSubscription } from '@nukkad/core/startup/remove-push-subscription.ts';
import {
  savePushSubscription,
  savePushSubscriptionIfValid,
} from '@nukkad/core/startup/save-push-subscription.ts';
import type { Config } from '../../config.ts';
import type { OpenHandler, SeekerHandler } from '../../mount/route-binding.ts';

/** Returns the URLs for one kind of client. Throws for any kind but the seekers' panel. */
function serverAddresses(config: Config, serverId: string): ServerAddresses {
  if (serverId !== SERVER_PANEL_ID) throw new AppError('UNKNOWN_SERVER');
  return { imageUrl: config.filesUrl, serverUrl: config.apiUrl, chatUrl: config.chatUrl };
}

export const readAddresses: OpenHandler<typeof routes.startupAddresses> = (_session, input, { container }) =>
  serverAddresses(container.config, input.serverId);

export const readSettings: OpenHandler<typeof routes.startupSettings> = (_session, _input, { container }) =>
  appSettings(container);

export const savePush: SeekerHandler<typeof routes.startupSavePushSubscription> = async (
  session,
  input,
  { container, language },
) => {
  if (input.isRemoved) await removePushSubscription(container, session.candidateId, input.subscription);
  else if (!(await savePushSubscription(container, session, input))) throw new AppError('CONSENT_MISSING');
  return acknowledge('deviceSaved', language);
};

export const readSeekerSettings: SeekerHandler<typeof routes.startupSeekerSettings> = async (
  session,
  { subscription },
  { container },
) => {
  await savePushSubscriptionIfValid(container, session, subscription);
  const { isMobileVerified } = await container.database.prisma.candidate.findUniqueOrThrow({
    where: { id: session.candidateId },
    select: { isMobileVerified: true },
  });
  return { ...(await appSettings(container)), isMobileVerified };
};
