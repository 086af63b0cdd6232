/** A PostgreSQL with PostGIS for tests, and how to end it. */
export interface TestServer {
  adminUrl: string;
  dataDir: string | null;
  stop(): Promise<void>;
}
