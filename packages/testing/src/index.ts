export { createTestDatabase, type TestDatabase } from '@nukkad/db/testing/test-database.ts';
export { prepareTestServer } from './prepare-test-server.ts';
