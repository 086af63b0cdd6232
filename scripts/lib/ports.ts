import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserFacingError } from './steps.mjs';

function tryListen(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => resolve(port));
    });
  });
}

/**
 * Returns a free port of the loopback address. It is below the range of ephemeral ports, which an outgoing connection
 * could take before the server listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await tryListen(randomInt(15_000, 32_000), '127.0.0.1').catch(() => undefined);
    if (port !== undefined) return port;
  }
}

/** Throws UserFacingError if the port cannot be used. The message says how to choose another one. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  try {
    await tryListen(port, host);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'EACCES' ? 'needs rights that you do not have' : 'is taken by another program';
    const other = port < 1024 ? 3000 : port + 1;
    throw new UserFacingError(`Port ${port} ${why}. Choose another one: PORT=${other} npm start`);
  }
}
