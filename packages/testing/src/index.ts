export { createTestDatabase, type TestDatabase } from '@nukkad/db/testing/test-database.ts';
export { buildApplication } from './factories/build-application.ts';
export { buildCandidate } from './factories/build-candidate.ts';
export { buildCity, findCity } from './factories/build-city.ts';
export { buildCompany } from './factories/build-company.ts';
export { buildJob } from './factories/build-job.ts';
export { nextNumber, phoneOf, shareIdOf } from './factories/sequence.ts';
export { prepareTestServer } from './prepare-test-server.ts';
export { type Caller, createTestClient, type RawRequest, type TestClient } from './test-client.ts';
