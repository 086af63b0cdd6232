import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@nukkad/contract';
import { UserFacingError } from '../../lib/steps.mjs';
import { PAGE_NAMES, type PageName } from './pages-to-measure.ts';

export interface Options {
  /** Undefined means the site of `npm start`. */
  readonly address: string | undefined;
  readonly pages: readonly PageName[];
  readonly language: Language;
  readonly hasPaints: boolean;
  readonly hasTaps: boolean;
  /** How often each first tap is measured. The median counts. */
  readonly repeat: number;
  /** Milliseconds after which the measurement ends, complete or not. */
  readonly limit: number;
}

const USAGE = `npm run measure:pages -- [address] [--pages landing,list,job,map] [--language hi] [--only taps|paints]
  [--repeat 1] [--minutes 6]`;

/** Reads the command line. Throws plainly for what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const fail = (problem: string): never => {
    throw new UserFacingError(`${problem}\n\n${USAGE}`);
  };
  const wholeNumber = (name: string, text: string, most: number): number => {
    const value = Number(text);
    return Number.isInteger(value) && value >= 1 && value <= most
      ? value
      : fail(`--${name} must be a whole number from 1 to ${most}.`);
  };
  const text = { type: 'string' } as const;
  const options = { pages: text, language: text, only: text, repeat: text, minutes: text };
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options,
    allowPositionals: true,
  });
  const names = values.pages?.split(',') ?? [...PAGE_NAMES];
  const pages = names.map(
    (name) => PAGE_NAMES.find((one) => one === name) ?? fail(`There is no page "${name}".`),
  );
  const language = LANGUAGES.find((one) => one === (values.language ?? 'en'));
  const { only } = values;
  if (only !== undefined && only !== 'taps' && only !== 'paints') fail('--only must be taps or paints.');
  return {
    address: positionals[0],
    pages,
    language: language ?? fail(`There is no language "${values.language}".`),
    hasPaints: only !== 'taps',
    hasTaps: only !== 'paints',
    repeat: wholeNumber('repeat', values.repeat ?? '1', 9),
    limit: wholeNumber('minutes', values.minutes ?? '6', 60) * 60_000,
  };
}
