/** A container, or a PostgreSQL that is installed on this machine. */
export type ServerKind = 'container' | 'local';

/** A PostgreSQL with PostGIS for tests. */
export interface TestServer {
  kind: ServerKind;
  adminUrl: string;
  dataDir: string | null;
  /** Whether its process is running; it can be killed from outside. */
  isRunning(): boolean;
  stop(): Promise<void>;
}
