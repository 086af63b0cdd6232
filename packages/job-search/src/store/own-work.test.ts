import { describe, expect, it } from 'vitest';
import { type LexiconPhrase, withOwnWork } from './own-work.ts';

const phrase = (text: string, kind: LexiconPhrase['kind'], value: string, isSeed = false): LexiconPhrase => ({
  phrase: text,
  kind,
  value,
  isSeed,
});

/** As the reference data has it. */
const REFERENCE = [
  phrase('Trainer', 'PROFILE', 'trainer'),
  phrase('vocational trainer', 'SUB_PROFILE', 'trainer/vocational-trainer'),
  phrase('vocational', 'SUB_PROFILE', 'trainer/vocational-trainer', true),
  phrase('trainer', 'PROFILE', 'trainer', true),
  phrase('beautician', 'SUB_PROFILE', 'trainer/vocational-trainer', true),
  phrase('beauti cian', 'OTHER_WORK', 'beautician', true),
  phrase('parlour', 'OTHER_WORK', 'beautician', true),
  phrase('parlour', 'SUB_PROFILE', 'trainer/vocational-trainer', true),
  phrase('beautician', 'NEAR', 'trainer/vocational-trainer', true),
  phrase('beautician', 'WEAK', 'place', true),
  phrase('doctor', 'OTHER_WORK', 'doctor', true),
];
const OWN = [
  phrase('Beauty', 'PROFILE', 'beauty'),
  phrase('Beautician', 'SUB_PROFILE', 'beauty/beautician'),
  phrase('beautician', 'PROFILE', 'beauty'),
];

const told = (phrases: readonly LexiconPhrase[]) =>
  phrases.map((one) => `${one.phrase}: ${one.kind} ${one.value}`);

describe('work that operators bring', () => {
  it('changes nothing where there is none', () => {
    expect(withOwnWork(REFERENCE)).toEqual(REFERENCE);
  });

  it('takes its phrases from what they stood for, and the whole of a work that was absent', () => {
    expect(told(withOwnWork([...REFERENCE, ...OWN]))).toEqual([
      'Trainer: PROFILE trainer',
      'vocational trainer: SUB_PROFILE trainer/vocational-trainer',
      'vocational: SUB_PROFILE trainer/vocational-trainer',
      'trainer: PROFILE trainer',
      'parlour: SUB_PROFILE beauty/beautician',
      'beautician: WEAK place',
      'doctor: OTHER_WORK doctor',
      ...told(OWN),
    ]);
  });

  it('may be a part of a profile that was there, and leaves that one’s phrases alone', () => {
    const part = phrase('parlour', 'SUB_PROFILE', 'trainer/beauty-trainer');
    const all = told(withOwnWork([...REFERENCE, part]));
    expect(all).toContain('vocational: SUB_PROFILE trainer/vocational-trainer');
    expect(all).toContain('beauti cian: SUB_PROFILE trainer/beauty-trainer');
    expect(all).not.toContain('parlour: OTHER_WORK beautician');
    expect(all).toContain('trainer: PROFILE trainer');
  });

  it('may come by a phrase of the lexicon alone', () => {
    const added = phrase('parlour', 'SUB_PROFILE', 'beauty/beautician');
    expect(
      told(withOwnWork([...REFERENCE, ...OWN, added])).filter((one) => one.startsWith('parlour')),
    ).toEqual(['parlour: SUB_PROFILE beauty/beautician']);
  });
});
