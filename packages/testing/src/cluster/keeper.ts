import { clearState, isHeld, writeState } from './cluster-state.ts';
import { startTestServer } from './start-test-server.ts';
import type { TestServer } from './test-server.ts';

/** Milliseconds between checks, and from the last holder to the stop. Test suites often follow each other. */
const CHECK_MS = 300;
const LINGER_MS = 8000;

/**
 * Starts the test server in a separate process and stops it when nobody holds it any more. Thus the server also stops
 * if its users crash or are interrupted.
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
  let hasSignal = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      hasSignal = true;
    });
  }
  let neededAt = performance.now();
  while (!hasSignal && server.isRunning()) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    if (isHeld()) neededAt = performance.now();
    if (performance.now() - neededAt < LINGER_MS) continue;
    clearState();
    if (!isHeld()) return;
    // Another process read the state just before it was cleared.
    announce(server);
  }
  clearState();
}

await keep().catch((error: unknown) => {
  process.send?.({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
});
// Signal listeners and connections to a container engine would keep the process alive.
process.exit();
