import type { UnderstoodTerm } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { isPlacePart, typedPart, withoutParts } from './text-parts.ts';

const TEXT = 'Cook in Wakad, PUNE २०,०००';
const cook: UnderstoodTerm = { kind: 'JOB_PROFILE', text: 'cook', value: 'cook', spans: [[0, 4]] };
const wakad: UnderstoodTerm = { kind: 'LOCALITY', text: 'wakad', value: 'pune/wakad', spans: [[8, 13]] };
const pune: UnderstoodTerm = { kind: 'CITY', text: 'pune', value: 'pune', spans: [[15, 19]] };
const parts = [pune, cook, wakad];

describe('the interpreted parts of a text', () => {
  it('are returned in the spelling of the query, or as interpreted if their position is unknown', () => {
    expect(parts.map((part) => typedPart(TEXT, part))).toEqual(['PUNE', 'Cook', 'Wakad']);
    expect(typedPart(TEXT, { text: 'pune' })).toBe('pune');
    const apart = {
      text: 'bus driver',
      spans: [
        [0, 3],
        [9, 15],
      ] as const,
    };
    expect(typedPart('bus wala driver', apart)).toBe('bus driver');
  });

  it('are removed in any order', () => {
    expect(withoutParts(TEXT, parts.filter(isPlacePart))).toBe('Cook in २०,०००');
    expect(withoutParts(TEXT, [])).toBe(TEXT);
    expect(withoutParts('cook', [cook])).toBeUndefined();
    expect(withoutParts(undefined, [cook])).toBeUndefined();
  });
});
