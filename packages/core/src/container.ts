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

/** The dependencies of use cases. An app creates them once at start; tests replace some. */
export interface Container {
  readonly config: CoreConfig;
  readonly database: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  /**
   * The clock for access tokens. In a server it is the same as `clock`. Tests move only `clock`, so that tokens stay
   * valid.
   */
  readonly tokenClock: Clock;
  readonly settings: SettingsSource;
  readonly content: ContentSource;
  readonly logins: LoginRegistry;
  readonly identity: IdentityGateway;
  /** Null in production without an SMS provider. */
  readonly sms: SmsGateway | null;
  readonly storage: StorageGateway;
  /** Null if push is not configured. */
  readonly push: PushGateway | null;
  readonly tasks: TaskTrigger;
  readonly pageEnds: PageEnds;
  /** Valkey with the counters that several processes share; null if each process counts for itself. */
  readonly valkey: Valkey | null;
  readonly missingWords: MissingWords;
  /** Null if metrics are neither served nor pushed. */
  readonly metrics: ProcessMetrics | null;
  /** Null if no collector is configured. */
  readonly tracing: Tracing | null;
  /** Null if no address for error reports is configured. */
  readonly faults: FaultReporter | null;
}
