import { clearState, isHeld, writeState } from './cluster-state.ts';
import type { KeeperMessage } from './start-keeper.ts';
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
  const signals = listenForSignals();
  announce(server);
  await send({ kind: server.kind, adminUrl: server.adminUrl });
  process.disconnect?.();
  await untilUnneeded(server, signals);
  await server.stop();
}

/** Sends a message to the process that started this one. Resolves when it is written, so that ending does not lose it. */
async function send(message: KeeperMessage): Promise<void> {
  if (process.send === undefined || !process.connected) return;
  await new Promise<void>((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });
}

function announce({ kind, adminUrl, dataDir }: TestServer): void {
  writeState({ kind, adminUrl, keeperPid: process.pid, dataDir });
}

interface Signals {
  hasArrived: boolean;
}

/** Notes signals to stop. Called before other processes know this one, because a signal without a listener ends it. */
function listenForSignals(): Signals {
  const signals = { hasArrived: false };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      signals.hasArrived = true;
      // At once, so that no process chooses a server that is stopping.
      clearState(process.pid);
    });
  }
  return signals;
}

async function untilUnneeded(server: TestServer, signals: Signals): Promise<void> {
  let neededAt = performance.now();
  while (!signals.hasArrived && server.isRunning()) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    if (isHeld()) neededAt = performance.now();
    if (performance.now() - neededAt < LINGER_MS) continue;
    clearState(process.pid);
    if (!isHeld() || signals.hasArrived) return;
    // Another process read the state just before it was cleared.
    announce(server);
  }
  clearState(process.pid);
}

await keep().catch(async (error: unknown) => {
  console.error(error);
  await send({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
});
// Signal listeners and connections to a container engine would keep the process alive.
process.exit();
