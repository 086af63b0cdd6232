import { describe, expect, it } from 'vitest';
import { copyText } from './copy-rows.ts';

describe("COPY's text format", () => {
  it.each([
    { value: null, text: '\\N' },
    { value: 12.5, text: '12.5' },
    { value: true, text: 'true' },
    { value: new Date('2026-11-21T04:00:00Z'), text: '2026-11-21T04:00:00.000Z' },
    { value: 'रसोइया', text: 'रसोइया' },
    { value: 'a\tb\nc\\d', text: 'a\\tb\\nc\\\\d' },
    { value: '\\N', text: '\\\\N' },
    { value: ['a', 'b c'], text: '{"a","b c"}' },
    { value: ['say "hi"', 'back\\slash'], text: '{"say \\\\"hi\\\\"","back\\\\\\\\slash"}' },
    { value: [], text: '{}' },
  ])('writes $value', ({ value, text }) => {
    expect(copyText(value)).toBe(text);
  });
});
