import { describe, expect, it } from 'vitest';
import { readRefusedWords, words } from './words.ts';

const GLOSSARY = `
| Term | What  |
| ---- | ----- |
| walk | a row of the first table |

| Not         | But    |
| ----------- | ------ |
| loosen      | relax  |
| betterGuess | rank   |
`;

/** Returns the problems of one file. */
function problems(path: string, text: string): string[] {
  const files = [
    { path: 'docs/glossary.md', text: GLOSSARY },
    { path, text },
  ];
  return words.run(files, '') as string[];
}

describe('words', () => {
  it('are refused by the second table of the glossary', () => {
    expect(readRefusedWords(GLOSSARY)).toEqual(['loosen', 'betterGuess']);
    expect(words.run([], '')).toEqual(['docs/glossary.md refuses no words']);
  });

  it.each(['loosen', 'loosenPair', 'toLoosen', 'LoosenPair', 'LOOSEN_MAX', 'aBetterGuess', 'BETTER_GUESS'])(
    'are refused as a part of a name: %s',
    (name) => {
      expect(problems('packages/ui/src/a.ts', `const ${name} = 1;`)).toHaveLength(1);
    },
  );

  it('are refused in the name of a file', () => {
    expect(problems('packages/ui/src/better-guess.ts', '')).toEqual([
      'packages/ui/src/better-guess.ts: better-guess.ts says "betterGuess", see docs/glossary.md',
    ]);
  });

  it.each(['loosened', 'guessBetter', 'better', 'max_loosen_rows'])('let other names be: %s', (name) => {
    expect(problems('packages/ui/src/a.ts', `const ${name} = 1;`)).toEqual([]);
  });

  it.each(["'loosen'", '"loosen"', '`loosen`', '1; // loosen', '1; /* loosen\n loosen */'])(
    'let texts and comments be: %s',
    (value) => {
      expect(problems('packages/ui/src/a.ts', `const a = ${value};`)).toEqual([]);
    },
  );

  it('are refused in what a template computes', () => {
    expect(problems('packages/ui/src/a.ts', `const a = \`loosen \${loosen} more\`;`)).toHaveLength(1);
  });

  it.each(['jobs.wire.ts', 'jobs.routes.ts', 'jobs.mapper.ts', 'jobs.mapper.test.ts'])(
    'let the wire be: %s',
    (file) => {
      expect(problems(`packages/ui/src/${file}`, 'const loosen = 1;')).toEqual([]);
    },
  );

  it('are let be where they are listed, and nothing else there', () => {
    expect(problems('packages/contract/src/a.ts', 'const loosen = 1;')).toEqual([]);
    expect(problems('packages/contract/src/a.ts', 'const betterGuess = 1;')).toHaveLength(1);
  });
});

describe('the dialect', () => {
  it.each([
    ['tellUser', 'tell'],
    ['isTold', 'told'],
    ['requireSound', 'sound'],
    ['WANTED_FILES', 'wanted'],
    ['madeUpJob', 'made'],
    ['ofReading', 'reading'],
    ['isLineLost', 'lineLost'],
  ])('is refused in an identifier, with what to write instead: %s', (name, word) => {
    expect(problems('elsewhere/a.ts', `const ${name} = 1;`)).toEqual([
      expect.stringContaining(`elsewhere/a.ts: ${name} says "${word}": write `),
    ]);
  });

  it.each([
    'elsewhere/ask-anew.ts',
    'elsewhere/lib/line/back-off.ts',
    'elsewhere/made-page.css',
    'elsewhere/told.md',
  ])('is refused in a path: %s', (path) => {
    expect(problems(path, '')).toEqual([expect.stringContaining(`${path}: its path says `)]);
  });

  it.each([
    'retell',
    'soundness',
    'newline',
    'onLine',
    'line',
    'lineHeight',
    'plaintext',
    'madeira',
    'plain_text',
  ])('does not include %s', (name) => {
    expect(problems('elsewhere/a.ts', `const ${name} = 1;`)).toEqual([]);
  });

  it('is allowed in phrase keys', () => {
    expect(problems('packages/i18n/src/success/en.ts', 'const a = { resumeMade: 1 };')).toEqual([]);
  });

  it.each(["'told'", '`told`', '1; // told', '/^told/u', "text.replace(/[/'] told/, '')"])(
    'is not searched in strings, comments and regular expressions: %s',
    (value) => {
      expect(problems('elsewhere/a.ts', `const a = ${value};`)).toEqual([]);
    },
  );
});
