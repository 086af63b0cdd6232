import type { Language } from '@nukkad/contract';
import { pageKindOf } from '../../lib/page-kinds.ts';

const FAULTS_MOST = 5;
const FRAMES_MOST = 20;
const LINE_MOST = 300;

const told = new WeakSet<Error>();
let count = 0;

/** The places of a stack, without what stands behind a `?` in an address. */
const placesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/\?[^:)]*/, '')
        .slice(0, LINE_MOST),
    )
    .slice(0, FRAMES_MOST);

/** What breaks in our scripts: the name of the error and the places, never its words. The same error is told once. */
export function tellFault(error: unknown, language: Language): void {
  if (!('sendBeacon' in navigator) || !(error instanceof Error)) return;
  if (told.has(error) || count === FAULTS_MOST) return;
  told.add(error);
  count += 1;
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  const sheet = { page: pageKindOf(window.location.pathname), language, name, at: placesOf(error) };
  navigator.sendBeacon('/beacons/fault', JSON.stringify(sheet));
}
