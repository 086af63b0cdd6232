import { expect, it } from 'vitest';
import keyboard from '../lexicon/keyboard.json' with { type: 'json' };
import endings from './endings.json' with { type: 'json' };
import letters from './letters.json' with { type: 'json' };
import { endingRule, inverse, rewrite } from './rules.ts';

const repeated = (words: readonly string[]): string[] => words.filter((word, at) => words.indexOf(word) < at);

it.each([...endings.stems, ...endings.roots, ...endings.where])(
  'no ending stands twice in a line: %j',
  (line) => {
    expect(repeated(line.endings.split(' '))).toEqual([]);
  },
);

it('each letter is spelled in one way', () => {
  expect(repeated(Object.values(letters.letters).join(' ').split(' '))).toEqual([]);
  expect(inverse({ ab: 'x y', c: 'z' })).toEqual(new Map(Object.entries({ x: 'ab', y: 'ab', z: 'c' })));
});

it('a key is beside those that are beside it', () => {
  const beside = new Map(Object.entries(keyboard.beside));
  const isBeside = (key: string, other: string) => beside.get(key)?.includes(other) === true;
  const pairs = [...beside].flatMap(([key, others]) => [...others].map((other) => [key, other] as const));
  expect(pairs.filter(([key, other]) => key === other || !isBeside(other, key))).toEqual([]);
  expect([isBeside('b', 'v'), isBeside('b', 'x')]).toEqual([true, false]);
});

it('the longest ending of a line is replaced, where enough stands before it', () => {
  const rule = endingRule({ endings: 'til atil', becomes: 'o', after: '.{3}' });
  expect(['gharatil', 'abtil', 'abctil', 'tilab'].map((word) => rewrite(word, [rule]))).toEqual([
    'gharo',
    'abtil',
    'abco',
    'tilab',
  ]);
});
