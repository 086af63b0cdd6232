import type { ServerKind } from './test-server.ts';

/** Returns the kind of server that NUKKAD_TEST_SERVER_KIND requires; undefined if any will do. Throws if it names another. */
export function requiredServer(): ServerKind | undefined {
  const kind = process.env.NUKKAD_TEST_SERVER_KIND;
  if (!kind) return undefined;
  if (kind === 'container' || kind === 'local') return kind;
  throw new Error(`NUKKAD_TEST_SERVER_KIND is "${kind}": set it to container or local, or leave it out`);
}

/** Throws if NUKKAD_TEST_SERVER_KIND requires another kind of server. `name` describes this server in the message. */
export function assertAllowed(kind: ServerKind | 'given', name: string): void {
  const required = requiredServer();
  if (required === undefined || required === kind) return;
  throw new Error(`NUKKAD_TEST_SERVER_KIND=${required} is required, but the tests would run on ${name}`);
}
