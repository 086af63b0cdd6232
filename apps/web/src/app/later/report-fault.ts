import type { Language } from '@nukkad/contract';
import { pageKindOf } from '../../lib/page-kinds.ts';

const FAULTS_MAX = 5;
const FRAMES_MAX = 20;
const LINE_LENGTH_MAX = 300;

const reported = new WeakSet<Error>();
let count = 0;

/** Returns the lines of a stack trace. The queries of their URLs are removed. */
const placesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/\?[^:)]*/, '')
        .slice(0, LINE_LENGTH_MAX),
    )
    .slice(0, FRAMES_MAX);

/** Reports an error's name and stack, but not its message, because that could be personal. Each error is reported once. */
export function reportFault(error: unknown, language: Language): void {
  if (!('sendBeacon' in navigator) || !(error instanceof Error)) return;
  if (reported.has(error) || count === FAULTS_MAX) return;
  reported.add(error);
  count += 1;
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  const report = { page: pageKindOf(window.location.pathname), language, name, at: placesOf(error) };
  navigator.sendBeacon('/beacons/fault', JSON.stringify(report));
}
