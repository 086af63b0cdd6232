/** A container, or a PostgreSQL of this machine. */
export type ServerKind = 'container' | 'local';

/** A PostgreSQL with PostGIS for tests, and how to end it. */
export interface TestServer {
  kind: ServerKind;
  adminUrl: string;
  dataDir: string | null;
  /** Whether its process is there: somebody may have ended it from outside. */
  isRunning(): boolean;
  stop(): Promise<void>;
}
