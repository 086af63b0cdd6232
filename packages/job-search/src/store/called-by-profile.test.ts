import type { LexiconEntry } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { describe, expect, it } from 'vitest';
import { calledByProfile } from './called-by-profile.ts';

const entries = (kind: LexiconEntry['kind'], value: string, phrases: string, weight = 1): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight }));

const calledBy = calledByProfile([
  ...entries('PROFILE', 'cook', 'Cook, रसोइया, स्वयंपाकी, chef, kitchen'),
  ...entries('SUB_PROFILE', 'cook/home-cook', 'Home Cook, घर का रसोइया'),
  ...entries('SUB_PROFILE', 'cook/head-chef', 'Head Chef & Kitchen Manager'),
  ...entries('SUB_PROFILE', 'cook/kitchen-helper', 'Kitchen Helper'),
  ...entries('SUB_PROFILE', 'cook/waiter-steward', 'Waiter & Steward, वेटर'),
  // What people say besides is no name of the work.
  ...entries('SUB_PROFILE', 'cook/waiter-steward', 'hotel cook', 0),
  ...entries('PROFILE', 'safety', 'Safety & Security, सुरक्षा, सुरक्षा'),
  ...entries('PROFILE', 'safety', 'security'),
  ...entries('SUB_PROFILE', 'safety/safety-officer', 'Industrial Safety'),
  ...entries('SUB_PROFILE', 'safety/security-guard', 'Security Guard'),
  ...entries('SUB_PROFILE', 'safety/lifeguard', 'Lifeguard'),
  ...entries('PROFILE', 'quality', 'Quality Analyst, गुणवत्ता विश्लेषक, गुणवत्ता विश्लेषक, quality'),
  ...entries('SUB_PROFILE', 'quality/food', 'Food Quality'),
  ...entries('SUB_PROFILE', 'quality/inspector', 'Quality Inspector'),
  ...entries('SUB_PROFILE', 'quality/chemist', 'Chemist'),
  ...entries('PROFILE', 'tailor', 'Tailor'),
  ...entries('SUB_PROFILE', 'tailor/mens-tailor', "Men's Tailor"),
  ...entries('SUB_PROFILE', 'tailor/ladies-tailor', 'Ladies Tailor'),
]);

describe('a name of a profile', () => {
  it.each(['cook', 'रसोइया', 'स्वयंपाकी', 'chef', 'written like none'])(
    'means those of its works that are called so, in any language: %s',
    (text) => {
      expect(calledBy('cook', text)).toEqual(['s:home-cook', 's:head-chef']);
    },
  );

  it('that stands before what a work is means the works that have it', () => {
    expect(calledBy('cook', 'kitchen')).toEqual(['s:head-chef', 's:kitchen-helper']);
    expect(calledBy('safety', 'security')).toEqual(['s:security-guard']);
    expect(calledBy('quality', 'quality')).toEqual(['s:food', 's:inspector']);
  });

  it('that all are called by, and an unknown profile, narrow nothing', () => {
    expect(calledBy('tailor', 'tailor')).toEqual([]);
    expect(calledBy('astronaut', 'astronaut')).toEqual([]);
  });

  it('that more are called by than are read at once means the profile as a whole', () => {
    const of = (count: number) =>
      calledByProfile([
        ...entries('PROFILE', 'driver', 'Driver'),
        ...entries('SUB_PROFILE', 'driver/helper', 'Helper'),
        ...Array.from({ length: count }, (_, at) =>
          entries('SUB_PROFILE', `driver/d${at}`, `Kind${at} Driver`),
        ).flat(),
      ])('driver', 'driver').length;
    expect([of(7), of(8), of(9)]).toEqual([7, 8, 0]);
  });
});
