import { expect, it } from 'vitest';
import { readableJson } from './readable-json.ts';

const LONG = 'x'.repeat(127);

it.each([
  [{ a: 1, b: [null, 'two', { c: true }], d: {} }, '{"a":1,"b":[null,"two",{"c":true}],"d":{}}'],
  ['text', '"text"'],
  [['x'.repeat(126)], `["${'x'.repeat(126)}"]`],
  [[LONG], `[\n "${LONG}"\n]`],
  [{ a: [LONG], b: 2 }, `{\n "a": [\n  "${LONG}"\n ],\n "b": 2\n}`],
])('writes %# with short parts on one line', (value, text) => {
  expect(readableJson(value)).toBe(text);
  expect(JSON.parse(text)).toEqual(value);
});
