import { readFileSync } from 'node:fs';
import type { Survivor } from './run-scope.ts';

/** A survivor that somebody has looked at. */
export interface KnownSurvivor extends Pick<Survivor, 'file' | 'code' | 'to'> {
  /** Why no test notices it, or which test does. */
  readonly why: string;
}

/** The survivors that were looked at, each with the reason why it may stay. */
export const KNOWN_SURVIVORS: readonly KnownSurvivor[] = JSON.parse(
  readFileSync(new URL('known-survivors.json', import.meta.url), 'utf8'),
);

const isSame = (one: KnownSurvivor, { file, code, to }: Survivor): boolean =>
  one.file === file && one.code === code && one.to === to;

/** Returns the survivors that nobody has looked at. */
export function newSurvivors(survivors: readonly Survivor[], known: readonly KnownSurvivor[]): Survivor[] {
  return survivors.filter((survivor) => !known.some((one) => isSame(one, survivor)));
}
