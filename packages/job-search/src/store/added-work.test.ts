import { describe, expect, it } from 'vitest';
import { type LexiconPhrase, overruledByOperator, withAddedWork } from './added-work.ts';

const phrase = (text: string, kind: LexiconPhrase['kind'], value: string, isSeed = false): LexiconPhrase => ({
  phrase: text,
  kind,
  value,
  isSeed,
  isPack: false,
  isTaught: false,
});
const taught = (...args: Parameters<typeof phrase>) => ({ ...phrase(...args), isTaught: true });
const packed = (...args: Parameters<typeof phrase>) => ({ ...phrase(...args), isPack: true });

/** Phrases of the reference data. */
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
const ADDED = [
  phrase('Beauty', 'PROFILE', 'beauty'),
  phrase('Beautician', 'SUB_PROFILE', 'beauty/beautician'),
  phrase('beautician', 'PROFILE', 'beauty'),
];

const listed = (phrases: readonly LexiconPhrase[]) =>
  phrases.map((one) => `${one.phrase}: ${one.kind} ${one.value}`);

describe('work that operators add', () => {
  it('changes nothing if there is none', () => {
    expect(withAddedWork(REFERENCE)).toEqual(REFERENCE);
  });

  it('takes over its phrases, and all phrases of an absent occupation', () => {
    expect(listed(withAddedWork([...REFERENCE, ...ADDED]))).toEqual([
      'Trainer: PROFILE trainer',
      'vocational trainer: SUB_PROFILE trainer/vocational-trainer',
      'vocational: SUB_PROFILE trainer/vocational-trainer',
      'trainer: PROFILE trainer',
      'parlour: SUB_PROFILE beauty/beautician',
      'beautician: WEAK place',
      'doctor: OTHER_WORK doctor',
      ...listed(ADDED),
    ]);
  });

  it('can be a sub-profile of a known profile, whose phrases stay', () => {
    const part = phrase('parlour', 'SUB_PROFILE', 'trainer/beauty-trainer');
    const all = listed(withAddedWork([...REFERENCE, part]));
    expect(all).toContain('vocational: SUB_PROFILE trainer/vocational-trainer');
    expect(all).toContain('beauti cian: SUB_PROFILE trainer/beauty-trainer');
    expect(all).not.toContain('parlour: OTHER_WORK beautician');
    expect(all).toContain('trainer: PROFILE trainer');
  });

  it('can be only a phrase of the lexicon', () => {
    const added = phrase('parlour', 'SUB_PROFILE', 'beauty/beautician');
    expect(
      listed(withAddedWork([...REFERENCE, ...ADDED, added])).filter((phrase) => phrase.startsWith('parlour')),
    ).toEqual(['parlour: SUB_PROFILE beauty/beautician']);
  });
});

describe('a phrase that an operator added', () => {
  const SALON = [
    phrase('Salon Helper', 'SUB_PROFILE', 'salon/helper'),
    phrase('parlour wali', 'SUB_PROFILE', 'salon/helper'),
  ];
  const PACK = [
    packed('Beautician', 'SUB_PROFILE', 'beauty/beautician'),
    packed('parlour wali', 'SUB_PROFILE', 'beauty/beautician'),
    packed('Parlour-Wali', 'PROFILE', 'beauty'),
    packed('facial', 'SUB_PROFILE', 'beauty/beautician'),
  ];
  const meanings = (text: string, ...phrases: LexiconPhrase[]) =>
    listed(withAddedWork(phrases)).filter((phrase) => phrase.startsWith(`${text}:`));

  it('overrules a pack, in any spelling, if it belongs to the operator’s own work', () => {
    const all = [...REFERENCE, ...SALON, ...PACK];
    expect(meanings('parlour wali', ...all)).toEqual(['parlour wali: SUB_PROFILE salon/helper']);
    expect(meanings('Parlour-Wali', ...all)).toEqual([]);
    expect(meanings('facial', ...all)).toEqual(['facial: SUB_PROFILE beauty/beautician']);
    expect(
      overruledByOperator(all).map(({ phrase: { phrase: text, value }, by }) => [text, value, by]),
    ).toEqual([
      ['parlour wali', 'beauty/beautician', ['salon/helper']],
      ['Parlour-Wali', 'beauty', ['salon/helper']],
    ]);
  });

  it('overrules a pack and the built-in list if it is in the lexicon, also for built-in work', () => {
    const own = taught('facial', 'SUB_PROFILE', 'trainer/vocational-trainer');
    expect(meanings('facial', ...REFERENCE, ...PACK, own)).toEqual([
      'facial: SUB_PROFILE trainer/vocational-trainer',
    ]);
    const builtIn = taught('parlour', 'PROFILE', 'trainer');
    expect(meanings('parlour', ...REFERENCE, builtIn)).toEqual(['parlour: PROFILE trainer']);
  });

  it('coexists with another phrase of an operator, and with other kinds of meaning', () => {
    const two = [taught('facial', 'SUB_PROFILE', 'a/b'), taught('facial', 'SUB_PROFILE', 'c/d')];
    expect(meanings('facial', ...two, ...PACK)).toEqual([
      'facial: SUB_PROFILE a/b',
      'facial: SUB_PROFILE c/d',
    ]);
    const skill = phrase('facial', 'SKILL', 'Facial');
    expect(meanings('facial', skill, ...two)).toContain('facial: SKILL Facial');
  });

  it('does not conflict with a pack that means the same', () => {
    const same = taught('facial', 'SUB_PROFILE', 'beauty/beautician');
    expect(overruledByOperator([...PACK, same])).toEqual([]);
  });
});
