/** A PostgreSQL with PostGIS for tests, and how to end it. */
export interface TestServer {
  adminUrl: string;
  dataDir: string | null;
  /** Whether its process is there: somebody may have ended it from outside. */
  isRunning(): boolean;
  stop(): Promise<void>;
}
