import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontPath, runsOf } from './resume-fonts.ts';

const LATIN = ' ~\u00A0ÿ–—‘’‚‛“”•…';
const DEVANAGARI = '\u0900\u097F\uA8E0\uA8FF\u1CD0\u1CFF₹\u25CC\u200C\u200D';

it.each([...LATIN])('draws “%s” in the Latin font', (character) => {
  expect(runsOf(character)).toEqual([{ face: 'latin', text: character }]);
});

it.each([...DEVANAGARI])('draws “%s” in the Devanagari font', (character) => {
  expect(runsOf(character)).toEqual([{ face: 'devanagari', text: character }]);
});

it.each([
  ['\u001F', ''],
  ['\u007F', ''],
  ['漢', ''],
  ['🙂', ''],
  ['Łódź', 'ódz'],
  ['e\u0301', 'é'],
])('leaves out what both fonts lack: “%s” is drawn as “%s”', (text, drawn) => {
  const runs = runsOf(text);
  expect(runs.map((run) => run.text).join('')).toBe(drawn);
});

it('splits a text where its script changes', () => {
  expect(runsOf('Cook रसोइया – ₹9,000')).toEqual([
    { face: 'latin', text: 'Cook ' },
    { face: 'devanagari', text: 'रसोइया' },
    { face: 'latin', text: ' – ' },
    { face: 'devanagari', text: '₹' },
    { face: 'latin', text: '9,000' },
  ]);
  expect(runsOf('')).toEqual([]);
});

it.each(['latin', 'devanagari'] as const)('has a file for each weight of %s', (face) => {
  const weights = [400, 600, 700] as const;
  const paths = weights.map((weight) => fontPath(face, weight));
  expect(paths.map((path) => existsSync(path))).toEqual([true, true, true]);
  expect(new Set(paths).size).toBe(3);
});
