import type { Database } from '@nukkad/db';
import { TaskTrigger } from './background/task-trigger.ts';
import type { Config } from './config.ts';
import { ContentReader } from './content/content-reader.ts';
import { type Clock, systemClock } from './gateways/clock.ts';
import { createIdentityGateway, type IdentityGateway } from './gateways/identity/identity-gateway.ts';
import { createPush } from './gateways/push/create-push.ts';
import type { PushGateway } from './gateways/push/push-gateway.ts';
import { createSmsGateway } from './gateways/sms/create-sms-gateway.ts';
import type { SmsGateway } from './gateways/sms/sms-gateway.ts';
import { createStorage } from './gateways/storage/create-storage.ts';
import type { StorageGateway } from './gateways/storage/storage-gateway.ts';
import { type ApiMetrics, createApiMetrics } from './metrics/api-metrics.ts';
import { MissingWordCounter } from './modules/missing-words/missing-word-counter.ts';
import { PageCursorCache } from './modules/search/page-cursor-cache.ts';
import { deriveKeys, type Keys } from './security/keys.ts';
import { LoginRegistry } from './security/login-registry.ts';
import { SettingsReader } from './settings/settings-reader.ts';

/** What use-cases are given: made once at start, replaced in part by tests. */
export interface Container {
  readonly config: Config;
  readonly database: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  readonly content: ContentReader;
  readonly logins: LoginRegistry;
  readonly identity: IdentityGateway;
  /** Null where a message would get lost: production without a provider. */
  readonly sms: SmsGateway | null;
  readonly storage: StorageGateway;
  /** Null where push is not configured. */
  readonly push: PushGateway | null;
  readonly tasks: TaskTrigger;
  readonly pageCursors: PageCursorCache;
  readonly missingWords: MissingWordCounter;
  /** Null where nobody asks for them. */
  readonly metrics: ApiMetrics | null;
}

export type ContainerParts = Pick<Container, 'config' | 'database'> & Partial<Container>;

/** Fills in whatever the caller did not bring; `tell` says in the log that the development outbox got a message. */
export function createContainer(parts: ContainerParts, tell: () => void): Container {
  const { config, database } = parts;
  const clock = parts.clock ?? systemClock;
  return {
    config,
    database,
    keys: parts.keys ?? deriveKeys(config.JWT_SECRET),
    clock,
    settings: parts.settings ?? new SettingsReader(database, config),
    content: parts.content ?? new ContentReader(database),
    logins: parts.logins ?? new LoginRegistry(database),
    identity: parts.identity ?? createIdentityGateway(config),
    sms: parts.sms === undefined ? createSmsGateway(config, tell) : parts.sms,
    storage: parts.storage ?? createStorage(config),
    push: parts.push === undefined ? createPush(config) : parts.push,
    tasks: parts.tasks ?? new TaskTrigger(),
    pageCursors: parts.pageCursors ?? new PageCursorCache(),
    metrics: parts.metrics ?? (config.METRICS_PORT === undefined ? null : createApiMetrics(database)),
    missingWords: parts.missingWords ?? new MissingWordCounter({ database, clock }),
  };
}
