import { defineRoute } from '../define-route.ts';
import { presentText, withAcknowledgement, withoutRequest } from '../shared/shared.mapper.ts';
import type { PushSubscriptionInput, ServerAddresses } from './startup.domain.ts';
import {
  seekerSettingsFromWire,
  seekerSettingsToWire,
  settingsFromWire,
  settingsToWire,
} from './startup.mapper.ts';
import {
  wirePushSubscriptionRequest,
  wireSeekerSettings,
  wireSeekerSettingsRequest,
  wireServerQuery,
  wireServerResult,
  wireSettings,
} from './startup.wire.ts';

export const startupAddresses = defineRoute({
  key: 'startup.addresses',
  number: 1,
  method: 'POST',
  path: '/admin/getServerDetails',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Returns the URLs of the API, the files and the chat for a kind of client.',
  request: { query: wireServerQuery },
  result: wireServerResult,
  refusals: ['UNKNOWN_SERVER'],
  decodeRequest: ({ query }) => ({ serverId: query.serverId }),
  encodeRequest: (input: { serverId: string }) => ({ query: { serverId: input.serverId } }),
  encodeResult: (output: ServerAddresses) => ({
    response: { imageUrl: output.imageUrl, serverUrl: output.serverUrl, chatUrl: output.chatUrl },
  }),
  decodeResult: ({ response }): ServerAddresses => ({
    imageUrl: response.imageUrl,
    serverUrl: response.serverUrl,
    chatUrl: response.chatUrl,
  }),
});

export const startupSavePushSubscription = defineRoute({
  key: 'startup.savePushSubscription',
  number: 2,
  method: 'POST',
  path: '/jobseeker/savingTokenId',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Stores this device's push subscription, or deletes it. A repeat changes nothing.",
  request: { body: wirePushSubscriptionRequest },
  ...withAcknowledgement,
  refusals: ['CONSENT_MISSING'],
  decodeRequest: ({ body }): PushSubscriptionInput => ({
    subscription: body.tokenId,
    replaced: presentText(body.replacedTokenId),
    isRemoved: body.isRemoved,
  }),
  encodeRequest: (input: PushSubscriptionInput) => ({
    body: {
      loginFrom: 'Web',
      tokenId: input.subscription,
      replacedTokenId: input.replaced,
      isRemoved: input.isRemoved,
    },
  }),
});

export const startupSettings = defineRoute({
  key: 'startup.settings',
  number: 3,
  method: 'GET',
  path: '/admin/getAppSetDetails',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary:
    'Returns the settings that screens need, such as calling hours, whether the OTP is skipped, and sign-in methods.',
  ...withoutRequest,
  result: wireSettings,
  refusals: [],
  encodeResult: settingsToWire,
  decodeResult: settingsFromWire,
});

export const startupSeekerSettings = defineRoute({
  key: 'startup.seekerSettings',
  number: 4,
  method: 'POST',
  path: '/admin/getAppSetDetails1',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Returns the settings, and whether the seeker has verified a mobile number.',
  request: { body: wireSeekerSettingsRequest },
  result: wireSeekerSettings,
  refusals: [],
  decodeRequest: ({ body }) => ({ subscription: presentText(body.tokenId) }),
  encodeRequest: (input: { subscription?: string | undefined }) => ({
    body: { loginFrom: 'Web', tokenId: input.subscription },
  }),
  encodeResult: seekerSettingsToWire,
  decodeResult: seekerSettingsFromWire,
});
