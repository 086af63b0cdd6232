import { expect, it } from 'vitest';
import keyboard from '../lexicon/keyboard.json' with { type: 'json' };
import endings from './endings.json' with { type: 'json' };
import letters from './letters.json' with { type: 'json' };
import { applyRules, endingRule, invertTable } from './rules.ts';

const repeated = (words: readonly string[]): string[] => words.filter((word, at) => words.indexOf(word) < at);

it.each([...endings.stems, ...endings.roots, ...endings.where])(
  'lists each ending of a rule once: %j',
  (rule) => {
    expect(repeated(rule.endings.split(' '))).toEqual([]);
  },
);

it('lists each letter once', () => {
  expect(repeated(Object.values(letters.letters).join(' ').split(' '))).toEqual([]);
  expect(invertTable({ ab: 'x y', c: 'z' })).toEqual(new Map(Object.entries({ x: 'ab', y: 'ab', z: 'c' })));
});

it('lists neighbouring keys symmetrically', () => {
  const neighbours = new Map(Object.entries(keyboard.beside));
  const areNeighbours = (key: string, other: string) => neighbours.get(key)?.includes(other) === true;
  const pairs = [...neighbours].flatMap(([key, others]) => [...others].map((other) => [key, other] as const));
  expect(pairs.filter(([key, other]) => key === other || !areNeighbours(other, key))).toEqual([]);
  expect([areNeighbours('b', 'v'), areNeighbours('b', 'x')]).toEqual([true, false]);
});

it('replaces the longest ending of a rule if enough letters precede it', () => {
  const rule = endingRule({ endings: 'til atil', becomes: 'o', after: '.{3}' });
  expect(['gharatil', 'abtil', 'abctil', 'tilab'].map((word) => applyRules(word, [rule]))).toEqual([
    'gharo',
    'abtil',
    'abco',
    'tilab',
  ]);
});
