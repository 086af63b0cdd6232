import { clearState, isHeld, writeState } from './cluster-state.ts';
import { startTestServer } from './start-test-server.ts';
import type { TestServer } from './test-server.ts';

/** How often to look, and how long nobody may need the server, until it is ended: suites follow each other. */
const LOOK_EVERY = 300;
const LINGER = 8000;

/**
 * A process of its own that starts the test server and ends it when nobody holds it any more, so that it ends
 * however its users went: done, crashed or interrupted. A server that somebody else ended is told of no longer.
 */
async function keep(): Promise<void> {
  const server = await startTestServer();
  announce(server);
  process.send?.({ kind: server.kind, adminUrl: server.adminUrl });
  process.disconnect?.();
  await untilUnneeded(server);
  await server.stop();
}

function announce({ kind, adminUrl, dataDir }: TestServer): void {
  writeState({ kind, adminUrl, keeperPid: process.pid, dataDir });
}

async function untilUnneeded(server: TestServer): Promise<void> {
  let isTold = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isTold = true;
    });
  }
  let neededAt = performance.now();
  while (!isTold && server.isRunning()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    if (isHeld()) neededAt = performance.now();
    if (performance.now() - neededAt < LINGER) continue;
    clearState();
    if (!isHeld()) return;
    // Somebody read the state just before it was cleared.
    announce(server);
  }
  clearState();
}

await keep().catch((error: unknown) => {
  process.send?.({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
});
// A signal's listener and an engine's connections would keep it.
process.exit();
