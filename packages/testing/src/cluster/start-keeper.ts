import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLUSTER_DIR, type ClusterState, clearState, readAbandonedState } from './cluster-state.ts';
import { endAbandonedPostgres } from './local-postgres.ts';

const KEEPER = fileURLToPath(new URL('keeper.ts', import.meta.url));
/** The file to which a keeper writes its errors. */
const LOG = join(CLUSTER_DIR, 'keeper.log');
const LOG_CHARS = 2000;

/** A server that a keeper started. */
export type RunningServer = Pick<ClusterState, 'kind' | 'adminUrl'>;
/** Message of the keeper process: the server that it started, or an error. */
export type KeeperMessage = RunningServer | { error: string };

/** How often a keeper is started if it ends without a message: it was killed, or could not be loaded. */
const ATTEMPTS = 2;

/** Starts a keeper. Returns its message, or what it wrote last if it ended without one. */
async function launch(file: string, logFile: string): Promise<KeeperMessage | { ended: string }> {
  const log = openSync(logFile, 'w');
  const keeper = fork(file, { detached: true, stdio: ['ignore', 'ignore', log, 'ipc'], execArgv: [] });
  closeSync(log);
  const exited = once(keeper, 'exit');
  // If the keeper cannot be started, the message below is rejected as well.
  exited.catch(() => undefined);
  const received = once(keeper, 'message').then(([first]) => first as KeeperMessage);
  // Not the exit, because it may be reported before a message. All messages precede the disconnection.
  const disconnected = once(keeper, 'disconnect').then(async () => {
    const [code, signal] = await exited;
    return { ended: `${signal ?? code}\n${readFileSync(logFile, 'utf8').slice(-LOG_CHARS)}` };
  });
  const message = await Promise.race([received, disconnected]);
  keeper.unref();
  return message;
}

/** Returns the server of a new keeper. Throws the keeper's error, or why it ended. */
export async function launchKeeper(file = KEEPER, logFile = LOG): Promise<RunningServer> {
  const reasons: string[] = [];
  while (reasons.length < ATTEMPTS) {
    const message = await launch(file, logFile);
    if ('error' in message) throw new Error(message.error);
    if (!('ended' in message)) return message;
    reasons.push(message.ended);
  }
  throw new Error(`The keeper of the test server ended: ${reasons.join('\n')}`);
}

/** Starts a server with its keeper, after ending one whose keeper died. */
export async function startKeeper(): Promise<RunningServer> {
  const abandoned = readAbandonedState();
  if (abandoned?.dataDir) await endAbandonedPostgres(abandoned.dataDir);
  if (abandoned) clearState(abandoned.keeperPid);
  return launchKeeper();
}
