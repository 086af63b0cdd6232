import type { Container } from '@nukkad/core/container.ts';

type State = 'ok' | 'warn' | 'fail';

/** One line of the report: the name of the check, its finding, and the advice. */
export interface Finding {
  readonly check: string;
  readonly state: State;
  readonly found: string;
  /** Advice for the operator; empty if nothing needs to be done. */
  readonly todo: string;
}

/** The installation that the checks examine. Tests replace parts of it. */
export interface DoctorContext {
  readonly container: Pick<Container, 'config' | 'database' | 'storage' | 'clock' | 'settings'>;
  /** Makes an HTTP request to another service; rejects if it does not respond. */
  readonly fetch: typeof fetch;
  /** Returns the total and the free bytes of the disk that holds a folder. */
  readonly diskOf: (folder: string) => Promise<{ readonly bytes: number; readonly free: number }>;
  /** Returns the names of the migrations of this version. */
  readonly migrations: () => Promise<readonly string[]>;
}

export type Check = (context: DoctorContext) => Promise<readonly Finding[]>;

export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found, todo: '' });
export const warn = (check: string, found: string, todo: string): Finding => ({
  check,
  state: 'warn',
  found,
  todo,
});
export const fail = (check: string, found: string, todo: string): Finding => ({
  check,
  state: 'fail',
  found,
  todo,
});

/** Returns the last line of an error's message, without the user name and password of a URL. */
export const reasonOf = (error: unknown): string => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n').slice(-1);
  return line.replace(/\/\/[^@\s/]*@/g, '//…@');
};
