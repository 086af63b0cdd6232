import type { Database } from '@nukkad/db';
import { type Clock, systemClock } from '@nukkad/db/clock.ts';
import type { Valkey } from '@nukkad/server/valkey/valkey.ts';
import type { FaultReporter } from '@nukkad/telemetry/fault-reports.ts';
import { areMetricsEnabled } from '@nukkad/telemetry/metrics-push.ts';
import type { Tracing } from '@nukkad/telemetry/tracing.ts';
import { TaskTrigger } from './background/task-trigger.ts';
import type { CoreConfig } from './config/core-config.ts';
import { ContentReader } from './content/content-reader.ts';
import { createIdentityGateway, type IdentityGateway } from './gateways/identity/identity-gateway.ts';
import { createPush } from './gateways/push/create-push.ts';
import type { PushGateway } from './gateways/push/push-gateway.ts';
import { createSmsGateway } from './gateways/sms/create-sms-gateway.ts';
import type { SmsGateway } from './gateways/sms/sms-gateway.ts';
import { createStorage } from './gateways/storage/create-storage.ts';
import type { StorageGateway } from './gateways/storage/storage-gateway.ts';
import { type ApiMetrics, createApiMetrics } from './metrics/api-metrics.ts';
import { MissingWordCounter } from './missing-words/missing-word-counter.ts';
import { LocalPageEnds } from './search/page-ends/local-page-ends.ts';
import type { PageEnds } from './search/page-ends/page-ends.ts';
import { SharedPageEnds } from './search/page-ends/shared-page-ends.ts';
import { deriveKeys, type Keys } from './security/keys.ts';
import { LoginRegistry } from './security/login-registry.ts';
import { SettingsReader } from './settings/settings-reader.ts';

/** What use-cases are given: made once at start, replaced in part by tests. */
export interface Container {
  readonly config: CoreConfig;
  readonly database: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  /** The clock of access tokens' times: the server's `clock`. Tests move only the other one. */
  readonly tokenClock: Clock;
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
  readonly pageEnds: PageEnds;
  /** What several processes count in together; null where each counts by itself. */
  readonly valkey: Valkey | null;
  readonly missingWords: MissingWordCounter;
  /** Null where nobody asks for them. */
  readonly metrics: ApiMetrics | null;
  /** Null where no collector is configured. */
  readonly tracing: Tracing | null;
  /** Null where no address is configured for them. */
  readonly faults: FaultReporter | null;
}

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
    logins: parts.logins ?? new LoginRegistry(database),
    identity: parts.identity ?? createIdentityGateway(config),
    sms: parts.sms === undefined ? createSmsGateway(config, onOutboxMessage) : parts.sms,
    storage: parts.storage ?? createStorage(config),
    push: parts.push === undefined ? createPush(config) : parts.push,
    tasks: parts.tasks ?? new TaskTrigger(),
    valkey,
    pageEnds: parts.pageEnds ?? createPageEnds(valkey),
    metrics: parts.metrics ?? (areMetricsEnabled(config) ? createApiMetrics(database, valkey) : null),
    tracing: parts.tracing ?? null,
    faults: parts.faults ?? null,
    missingWords: parts.missingWords ?? new MissingWordCounter({ database, clock, keys }),
  };
}
