import type { Container } from '@nukkad/api/container.ts';

type State = 'ok' | 'warn' | 'fail';

/** One line of the report: what was looked at, what was found and what to do about it. */
export interface Finding {
  readonly check: string;
  readonly state: State;
  readonly found: string;
  /** Empty if nothing needs to be done. */
  readonly todo: string;
}

/** What the checks are given; tests replace parts of it. */
export interface Patient {
  readonly container: Pick<Container, 'config' | 'database' | 'storage' | 'clock' | 'settings'>;
  /** Asks an address outside; rejects if it does not answer. */
  readonly fetch: typeof fetch;
  /** Bytes of the disk with a folder, in all and free. */
  readonly diskOf: (folder: string) => Promise<{ readonly bytes: number; readonly free: number }>;
  /** Names of the migrations of this version. */
  readonly migrations: () => Promise<readonly string[]>;
}

export type Check = (patient: Patient) => Promise<readonly Finding[]>;

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

/** The first line of an error, without what a URL could hold of a password. */
export const reasonOf = (error: unknown): string => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n').slice(-1);
  return line.replace(/\/\/[^@\s/]*@/g, '//…@');
};
