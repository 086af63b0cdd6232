import type { Check, SourceFile } from './check.ts';

const TABLE = 'docs/glossary.md';
const CODE = /\.(tsx?|mjs)$/;
const NAMED = /\.(tsx?|mjs|css|md)$/;
/** Generated files, and this rule with its test, which have to spell the words. */
const UNCHECKED = /generated|^scripts\/checks\/words(\.test)?\.ts$/;
/** Files that spell the names of the wire format; the glossary does not apply to them. */
const WIRE = /\.(wire|routes|mapper)(\.test)?\.ts$/;
const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:[!&|?]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;

/** Exceptions to the glossary's table: the paths, and the words that are allowed there. */
const ALLOWED: readonly (readonly [where: RegExp, words: readonly string[]])[] = [
  // Fields of the response have this name on the wire and in the contract.
  [/^(apps\/(api|web)|packages\/(contract|core|i18n|job-search))\//, ['loosen']],
  // Tests of the wire format use its names.
  [/\.(contract|int)\.test\.ts$|\/bench\//, ['jobseeker']],
  // "Slip" is a pay slip here.
  [/^packages\/content\//, ['slip']],
];

/**
 * Everyday words that say too little in a name, with what to write instead. `line` alone is allowed because most lines
 * are lines of text; only names in which it means the connection are refused.
 */
const DIALECT: Readonly<Record<string, string>> = {
  anew: 'again, refetch, reload or rebuild',
  chatLine: 'chat connection',
  libLine: 'lib/connection',
  lineGone: 'connection lost or offline',
  lineLost: 'connection lost or offline',
  lineState: 'connection state',
  made: 'created, built, generated or cached; demo or fake for "made up"',
  plain: 'unformatted, simple, or what it lacks (noScript, unencrypted)',
  reading: 'interpretation, or what was read',
  slip: 'typo',
  sound: 'valid',
  spare: 'optional',
  tell: 'notify, report, log or show',
  tells: 'notifies, reports, logs or shows',
  toLine: 'connection',
  told: 'notified, reported, stated or known',
  untold: 'unstated, unknown or not reported',
  wanted: 'requested, expected, pending or required',
};

/** Exceptions to the dialect: the paths, and the names that are allowed there (spelled `-foo-bar-`). */
const DIALECT_ALLOWED: readonly (readonly [where: RegExp, names: RegExp])[] = [
  // A phrase key is saved by translators; a namespace of phrases is a folder.
  [/^packages\/i18n\/src\/[a-z-]+\/(en|hi|mr)\.ts$/, /-/],
  // "Reading" is the content namespace (posts, tips, legal texts) and its pages.
  [/^(packages\/i18n|apps\/web)\//, /-reading-/],
  // Something that is reading right now, and the value that a gauge reads.
  [/^/, /-is-reading-|-gauge-reading-/],
  // The platform's text/plain and a plain-text value.
  [/^/, /-plain-text-/],
  // "Slip" is a salary slip here.
  [/^packages\/content\//, /-salary-slip-/],
  // How a word sounds: the phonetic key of a phrase.
  [/^packages\/language\//, /-sound-/],
  // Stored manifests of backups have a field "made".
  [/^(packages\/backup|apps\/ops)\/.*backup|^apps\/ops\/src\/doctor\//, /^-made-$/],
];

/** The words of the glossary's table whose first column is "Not". @internal */
export function readRefusedWords(glossary: string): string[] {
  const table = glossary.split(/^\| Not +\|/m)[1] ?? '';
  return [...table.matchAll(/^\| (\w+) +\|/gm)].map((row) => row[1] ?? '');
}

/** `fooBar`, `FOO_BAR` and `foo-bar` as `-foo-bar-`; `foo_bar` is another system's name and returns ''. */
function spelled(name: string): string {
  if (/[a-z]_[a-z]/.test(name)) return '';
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return `-${parts.join('-').toLowerCase()}-`;
}

function isAllowed(path: string, word: string): boolean {
  return ALLOWED.some(([where, words]) => where.test(path) && words.includes(word));
}

/** The identifiers of a source file, without comments, strings and regular expressions. Of a template only `${…}` counts. */
function identifiersOf(text: string): string[] {
  const code = text.replace(COMMENT_OR_TEXT, (skipped) =>
    skipped.startsWith('`')
      ? [...skipped.matchAll(/\$\{([^}]*)\}/g)].map(([, inner]) => inner).join(' ')
      : ' ',
  );
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

function glossaryProblems({ path, text }: SourceFile, refused: readonly string[]): string[] {
  if (!CODE.test(path) || WIRE.test(path)) return [];
  const names = new Set([path.split('/').at(-1) ?? '', ...identifiersOf(text)]);
  return [...names].flatMap((name) =>
    refused
      .filter((word) => spelled(name).includes(spelled(word)) && !isAllowed(path, word))
      .map((word) => `${path}: ${name} says "${word}", see ${TABLE}`),
  );
}

function dialectProblems({ path, text }: SourceFile): string[] {
  const names = new Set([path, ...(CODE.test(path) ? identifiersOf(text) : [])]);
  return [...names].flatMap((name) => {
    const spelling = spelled(name);
    const isException = DIALECT_ALLOWED.some(([where, names]) => where.test(path) && names.test(spelling));
    if (isException) return [];
    return Object.entries(DIALECT)
      .filter(([word]) => spelling.includes(spelled(word)))
      .map(
        ([word, instead]) => `${path}: ${name === path ? 'its path' : name} says "${word}": write ${instead}`,
      );
  });
}

function run(files: SourceFile[]): string[] {
  const refused = readRefusedWords(files.find(({ path }) => path === TABLE)?.text ?? '');
  if (refused.length === 0) return [`${TABLE} refuses no words`];
  const checked = files.filter(({ path }) => NAMED.test(path) && !UNCHECKED.test(path));
  return checked.flatMap((file) => [...glossaryProblems(file, refused), ...dialectProblems(file)]);
}

/** Names use the words of the glossary, and none of the vague everyday words above. */
export const words: Check = { name: 'words', run };
