import { systemClock } from '@nukkad/db/clock.ts';
import type { Valkey } from '@nukkad/server/valkey/valkey.ts';
import { QueueTrigger } from './background/queue-trigger.ts';
import type { CoreConfig } from './config/core-config.ts';
import type { Container } from './container.ts';
import { ContentReader } from './content/content-reader.ts';
import { createIdentityGateway } from './gateways/identity/create-identity-gateway.ts';
import { createPush } from './gateways/push/create-push.ts';
import { createSmsGateway } from './gateways/sms/create-sms-gateway.ts';
import { createStorage } from './gateways/storage/create-storage.ts';
import { MissingWordCounter } from './missing-words/missing-word-counter.ts';
import type { PageEnds } from './ports.ts';
import { LocalPageEnds } from './search/page-ends/local-page-ends.ts';
import { SharedPageEnds } from './search/page-ends/shared-page-ends.ts';
import { CachedLogins } from './security/cached-logins.ts';
import { deriveKeys } from './security/keys.ts';
import { SettingsReader } from './settings/settings-reader.ts';

export type ContainerParts = Pick<Container, 'config' | 'database'> & Partial<Container>;

function createPageEnds(valkey: Valkey | null): PageEnds {
  const local = new LocalPageEnds();
  return valkey === null ? local : new SharedPageEnds(valkey, local);
}

/**
 * Creates the container. Parts that the caller does not pass are created from the settings.
 * @param onOutboxMessage called if a text message is written to the development outbox.
 */
export function createContainer<Config extends CoreConfig>(
  parts: ContainerParts & { readonly config: Config },
  onOutboxMessage: () => void,
): Container & { readonly config: Config } {
  const { config, database } = parts;
  const clock = parts.clock ?? systemClock;
  const valkey = parts.valkey ?? null;
  const keys = parts.keys ?? deriveKeys(config);
  return {
    config,
    database,
    keys,
    clock,
    tokenClock: parts.tokenClock ?? systemClock,
    settings: parts.settings ?? new SettingsReader(database, config),
    content: parts.content ?? new ContentReader(database),
    logins: parts.logins ?? new CachedLogins(database),
    identity: parts.identity ?? createIdentityGateway(config),
    sms: parts.sms === undefined ? createSmsGateway(config, onOutboxMessage) : parts.sms,
    storage: parts.storage ?? createStorage(config),
    push: parts.push === undefined ? createPush(config) : parts.push,
    tasks: parts.tasks ?? new QueueTrigger(),
    valkey,
    pageEnds: parts.pageEnds ?? createPageEnds(valkey),
    metrics: parts.metrics ?? null,
    tracing: parts.tracing ?? null,
    faults: parts.faults ?? null,
    missingWords: parts.missingWords ?? new MissingWordCounter({ database, clock, keys }),
  };
}
