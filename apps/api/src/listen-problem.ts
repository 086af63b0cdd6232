import type { Config } from './config.ts';

/** Why the server cannot listen, in a line for whoever started it. */
export function listenProblem(error: unknown, { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const where = `${HOST}:${PORT}`;
  if (code === 'EADDRINUSE')
    return `Another program listens on ${where}. End it, or set PORT to another number.`;
  if (code === 'EACCES') return `This user may not listen on ${where}. Set PORT to 1024 or more.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${HOST}. Set HOST to one of its own, or to 0.0.0.0 for all.`;
  return `The server cannot listen on ${where}: ${message}`;
}
