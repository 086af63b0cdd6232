import { parseArgs } from 'node:util';

/** The usage of `pnpm screens`. */
const USAGE = `pnpm screens -- [--only map,profile] [--at http://localhost:3000]

  --only        screens whose names hold one of the words; all by default
  --languages   en,hi,mr by default
  --themes      light,dark by default
  --widths      320,360,768,1366 by default
  --first-view  what is seen without scrolling; whole pages by default
  --axe         looks for faults of accessibility too, and ends with 1 where there is one
  --tree        writes what a screen reader is given beside each picture
  --at          a stack that is up already, instead of one started for the pictures
  --to          the folder, test-results/screens by default`;

const LANGUAGES = ['en', 'hi', 'mr'] as const;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = ['320', '360', '768', '1366'] as const;

type Theme = (typeof THEMES)[number];

/** The options: which screens, in which forms, and the output folder. */
export interface TakeOptions {
  readonly only: readonly string[];
  readonly languages: readonly (typeof LANGUAGES)[number][];
  readonly themes: readonly Theme[];
  readonly widths: readonly number[];
  /** Takes only what is visible without scrolling. */
  readonly isFirstView: boolean;
  readonly isChecked: boolean;
  readonly isTreeWritten: boolean;
  readonly at: string | undefined;
  readonly to: string;
}

function wordsOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Parses a list and checks that each word is known. Returns all known words for an empty list. */
function listOf<T extends string>(name: string, text: string | undefined, known: readonly T[]): T[] {
  const words = wordsOf(text);
  const unknown = words.find((word) => !known.includes(word as T));
  if (unknown !== undefined)
    throw new Error(`--${name} knows ${known.join(', ')}, not "${unknown}".\n\n${USAGE}`);
  return words.length > 0 ? (words as T[]) : [...known];
}

export function readTakeOptions(args: string[]): TakeOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      only: text,
      languages: text,
      themes: text,
      widths: text,
      at: text,
      to: text,
      'first-view': { type: 'boolean' },
      axe: { type: 'boolean' },
      tree: { type: 'boolean' },
    },
  });
  return {
    only: wordsOf(values.only),
    languages: listOf('languages', values.languages, LANGUAGES),
    themes: listOf('themes', values.themes, THEMES),
    widths: listOf('widths', values.widths, WIDTHS).map(Number),
    isFirstView: values['first-view'] ?? false,
    isChecked: values.axe ?? false,
    isTreeWritten: values.tree ?? false,
    at: values.at?.replace(/\/$/, ''),
    to: values.to ?? 'test-results/screens',
  };
}
