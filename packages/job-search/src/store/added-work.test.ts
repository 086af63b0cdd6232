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
    expect(withAddedWork(REFERENCE)).toEqual(REFERENCE);
  });

  it('takes its phrases from what they stood for, and the whole of a work that was absent', () => {
    expect(told(withAddedWork([...REFERENCE, ...OWN]))).toEqual([
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
    const all = told(withAddedWork([...REFERENCE, part]));
    expect(all).toContain('vocational: SUB_PROFILE trainer/vocational-trainer');
    expect(all).toContain('beauti cian: SUB_PROFILE trainer/beauty-trainer');
    expect(all).not.toContain('parlour: OTHER_WORK beautician');
    expect(all).toContain('trainer: PROFILE trainer');
  });

  it('may come by a phrase of the lexicon alone', () => {
    const added = phrase('parlour', 'SUB_PROFILE', 'beauty/beautician');
    expect(
      told(withAddedWork([...REFERENCE, ...OWN, added])).filter((one) => one.startsWith('parlour')),
    ).toEqual(['parlour: SUB_PROFILE beauty/beautician']);
  });
});

describe('what an operator taught', () => {
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
    told(withAddedWork(phrases)).filter((one) => one.startsWith(`${text}:`));

  it('wins over a pack, in any spelling, if it is a word of work of their own', () => {
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

  it('wins over a pack and the built-in list if it is a phrase of the lexicon, also for built-in work', () => {
    const own = taught('facial', 'SUB_PROFILE', 'trainer/vocational-trainer');
    expect(meanings('facial', ...REFERENCE, ...PACK, own)).toEqual([
      'facial: SUB_PROFILE trainer/vocational-trainer',
    ]);
    const builtIn = taught('parlour', 'PROFILE', 'trainer');
    expect(meanings('parlour', ...REFERENCE, builtIn)).toEqual(['parlour: PROFILE trainer']);
  });

  it('stays beside another that an operator taught, and beside other kinds of meaning', () => {
    const two = [taught('facial', 'SUB_PROFILE', 'a/b'), taught('facial', 'SUB_PROFILE', 'c/d')];
    expect(meanings('facial', ...two, ...PACK)).toEqual([
      'facial: SUB_PROFILE a/b',
      'facial: SUB_PROFILE c/d',
    ]);
    const skill = phrase('facial', 'SKILL', 'Facial');
    expect(meanings('facial', skill, ...two)).toContain('facial: SKILL Facial');
  });

  it('is no conflict if the pack means the same', () => {
    const same = taught('facial', 'SUB_PROFILE', 'beauty/beautician');
    expect(overruledByOperator([...PACK, same])).toEqual([]);
  });
});
