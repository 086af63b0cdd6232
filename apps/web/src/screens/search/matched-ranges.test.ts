import { describe, expect, it } from 'vitest';
import { matchedRanges, wantedWords } from './matched-ranges.ts';

const marked = (title: string, ...typed: string[]) =>
  matchedRanges(title, wantedWords(...typed)).map((span) => title.slice(...span));

describe('what is marked of a title', () => {
  it('is the beginning of each word that was typed', () => {
    expect(marked('Delivery Boy for Deliveries', 'deliv')).toEqual(['Deliv', 'Deliv']);
    expect(marked('Cook for a mess', 'mess cook')).toEqual(['Cook', 'mess']);
  });

  it('is the whole word where a letter was wrong', () => {
    expect(marked('Receptionist at a clinic', 'recepsionist')).toEqual(['Receptionist']);
    expect(marked('Driver needed', 'drivr')).toEqual(['Driver']);
  });

  it('is nothing in the middle of a word, nor one letter among words', () => {
    expect(marked('Scooter rider', 'cook a')).toEqual([]);
    expect(marked('Accountant', 'a')).toEqual(['A']);
  });

  it('is what the word means in the language of the title', () => {
    expect(marked('Cook for a mess', 'रसोइया', 'Cook')).toEqual(['Cook']);
    expect(marked('रिसेप्शनिस्ट', 'रिसेप')).toEqual(['रिसेप']);
  });
});
