import { type AddressInfo, createServer } from 'node:net';
import { Plain } from './steps.mjs';

function tryListen(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: given } = server.address() as AddressInfo;
      server.close(() => resolve(given));
    });
  });
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return tryListen(0, '127.0.0.1');
}

/** Refuses plainly when the port cannot be had, and says how to choose another. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  try {
    await tryListen(port, host);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'EACCES' ? 'needs rights that you do not have' : 'is taken by another program';
    const other = port < 1024 ? 3000 : port + 1;
    throw new Plain(`Port ${port} ${why}. Choose another one: PORT=${other} npm start`);
  }
}
