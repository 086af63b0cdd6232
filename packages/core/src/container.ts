import type { Database } from '@nukkad/db';
import type { Clock } from '@nukkad/db/clock.ts';
import type { Valkey } from '@nukkad/server/valkey/valkey.ts';
import type { FaultReporter } from '@nukkad/telemetry/fault-reports.ts';
import type { Tracing } from '@nukkad/telemetry/tracing.ts';
import type { CoreConfig } from './config/core-config.ts';
import type {
  ContentSource,
  IdentityGateway,
  LoginRegistry,
  MissingWords,
  PageEnds,
  ProcessMetrics,
  PushGateway,
  SettingsSource,
  SmsGateway,
  StorageGateway,
  TaskTrigger,
} from './ports.ts';
import type { Keys } from './security/keys.ts';

/** What use-cases are given: made once at start, replaced in part by tests. */
export interface Container {
  readonly config: CoreConfig;
  readonly database: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  /** The clock of access tokens' times: the server's `clock`. Tests move only the other one. */
  readonly tokenClock: Clock;
  readonly settings: SettingsSource;
  readonly content: ContentSource;
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
  readonly missingWords: MissingWords;
  /** Null where nobody asks for them. */
  readonly metrics: ProcessMetrics | null;
  /** Null where no collector is configured. */
  readonly tracing: Tracing | null;
  /** Null where no address is configured for them. */
  readonly faults: FaultReporter | null;
}
