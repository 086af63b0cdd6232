import { describe, expect, it } from 'vitest';
import { withoutSpans } from './without-spans.ts';

const spanOf = (text: string, part: string) => {
  const from = text.indexOf(part);
  return [from, from + part.length] as const;
};
const without = (text: string, ...parts: readonly string[]) =>
  withoutSpans(
    text,
    parts.map((part) => spanOf(text, part)),
  );

describe('a text without some of its parts', () => {
  it.each([
    ['cook in Pune or Mumbai', ['or Mumbai'], 'cook in Pune'],
    ['cook in Pune or Mumbai', ['Pune', 'or'], 'cook in Mumbai'],
    ['cook, Pune, 20k', ['Pune'], 'cook, 20k'],
    ['cook Pune/Mumbai', ['Pune'], 'cook Mumbai'],
    ['cook Pune/Mumbai', ['Mumbai'], 'cook Pune'],
    ['Pune / Mumbai cook', ['Pune'], 'Mumbai cook'],
    ['Pune & Mumbai cook', ['Mumbai'], 'Pune cook'],
    ['cook Pune-Mumbai', ['Pune'], 'cook Mumbai'],
    ['part-time cook, Pune', ['Pune'], 'part-time cook'],
    ['c++ developer Pune', ['Pune'], 'c++ developer'],
    ['cook', [], 'cook'],
  ])('%s without %j', (text, parts, rest) => {
    expect(without(text, ...parts)).toBe(rest);
  });

  it('is undefined if nothing remains', () => {
    expect(without('Pune', 'Pune')).toBeUndefined();
    expect(withoutSpans('', [])).toBeUndefined();
  });
});
