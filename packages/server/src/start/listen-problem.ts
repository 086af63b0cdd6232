interface Place {
  readonly host: string;
  readonly port: number;
  /** Name of the setting that contains the port. */
  readonly setting?: 'PORT' | 'METRICS_PORT';
}

/** Returns the reason why a server cannot listen, in one line with advice. */
export function listenProblem(error: unknown, { host, port, setting = 'PORT' }: Place): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const where = `${host}:${port}`;
  if (code === 'EADDRINUSE')
    return `Another program listens on ${where}. End it, or set ${setting} to another number.`;
  if (code === 'EACCES') return `This user may not listen on ${where}. Set ${setting} to 1024 or more.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Set HOST to one of its own, or to 0.0.0.0 for all.`;
  return `The server cannot listen on ${where}: ${message}`;
}

/** Returns an error handler for `listen` that prints the reason in one line and exits. */
export function exitOnListenError(place: Place): (error: unknown) => never {
  return (error) => {
    console.error(listenProblem(error, place));
    process.exit(1);
  };
}
