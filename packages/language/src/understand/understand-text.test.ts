import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string, weight = 0): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'cook', 'cook, rasoiya, रसोइया, स्वयंपाकी, swayampaki'),
  ...entries('PROFILE', 'delivery', 'delivery, डिलीवरी'),
  ...entries('PROFILE', 'trainer', 'trainer'),
  ...entries('PROFILE', 'accountant', 'accountant'),
  ...entries('SUB_PROFILE', 'accountant/tally-operator', 'tally'),
  ...entries('SUB_PROFILE', 'trainer/gym-trainer', 'gym coach, gym'),
  ...entries('SUB_PROFILE', 'human-resources/recruiter', 'bharti, recruiter'),
  ...entries('SUB_PROFILE', 'delivery/driver-heavy', 'truck driver, truck chalak, tempo driver'),
  ...entries('SUB_PROFILE', 'delivery/driver-light', 'driver, chalak, car driver'),
  ...entries('SUB_PROFILE', 'delivery/driver-heavy', 'lorry, lorry wala, gadi chalana'),
  ...entries('SUB_PROFILE', 'delivery/driver-light', 'gadi chalana'),
  ...entries('SUB_PROFILE', 'sales/counter-sales', 'कपड्यांचे दुकान'),
  ...entries('SUB_PROFILE', 'safety-management/security-guard', 'night guard, raat ka guard'),
  ...entries('WEAK', 'worker', 'bai'),
  ...entries('SUB_PROFILE', 'cook/home-cook', 'bai'),
  ...entries('OTHER_WORK', 'nurse', 'nurse, नर्स, staff nurse'),
  ...entries('SUB_PROFILE', 'technician/lab-medical-technician', 'nurse, lab technician'),
  ...entries('SUB_PROFILE', 'digital-marketing/ecommerce', 'ecunurs'),
  ...entries('OTHER_WORK', 'painter', 'painter'),
  ...entries('PROFILE', 'tailor', 'tailor, teller', 1),
  ...entries('SUB_PROFILE', 'finance/bank-branch', 'teller', 1),
  ...entries('SKILL', 'Child Care', 'बच्चों की देखभाल'),
  ...entries('SUB_PROFILE', 'sales/telesales', 'tele caller'),
  ...entries('SUB_PROFILE', 'receptionist/hotel-receptionist', 'hotel'),
  ...entries('CITY', 'pune', 'pune, पुणे, पुण्यात', 3_124_458),
  ...entries('CITY', 'patna', 'patna', 1_684_222),
  ...entries('CITY', 'seoni', 'seoni', 102_000),
  ...entries('CITY', 'mul', 'mul', 25_000),
  ...entries('LOCALITY', 'pune/camp', 'camp', 3_124_458),
  ...entries('LOCALITY', 'belagavi/camp', 'camp', 488_157),
  ...entries('JOB_TYPE', 'PART_TIME', 'part time'),
  ...entries('EXPERIENCE', 'FRESHER', 'fresher'),
  ...entries('QUALIFICATION', 'SSC', '10th pass'),
  ...entries('GROUP', 'night', 'night shift, raat'),
  ...entries('SKILL', 'Driving Licence', 'ड्राइविंग लाइसेंस'),
  ...entries('WEAK', 'silent', 'bharti'),
  ...entries('WEAK', 'place', 'hotel, gym'),
  ...entries('STOP', 'near', 'near me, मेरे पास'),
  ...entries('STOP', 'stop', 'job, chahiye, में, me, kaam, ki, naukri'),
]);

const parse = (text: string) => understandText(meanings, text);
const workOf = (text: string) => [
  ...(parse(text).work?.profiles ?? []),
  ...(parse(text).work?.subProfiles ?? []),
];

describe('understandText', () => {
  it('splits a query into occupation, place and pay', () => {
    expect(parse('delivery job pune 20000').terms).toEqual([
      { kind: 'WORK', text: 'delivery', value: 'delivery', wordIndexes: [0] },
      { kind: 'CITY', text: 'pune', value: 'pune', wordIndexes: [2] },
      { kind: 'PAY', filter: 'pay', text: '20000', value: '20000-100000', wordIndexes: [3] },
    ]);
  });

  it.each(['cook', 'cok', 'coock', 'रसोइया', 'rasoia', 'स्वयंपाकी', 'swaympaki', 'cooks'])(
    'finds the cook in %s',
    (text) => {
      expect(workOf(text)).toEqual(['cook']);
    },
  );

  it('understands two scripts and endings in one query', () => {
    const { work, city, jobType } = parse('पुण्यात part time driver की naukri');
    expect([work?.subProfiles, city, jobType]).toEqual([['delivery/driver-light'], 'pune', 'PART_TIME']);
  });

  it.each(['nurse', 'nurses pune', 'staff nurse', 'नर्स', 'nurce', 'nrse', 'icu nurse'])(
    'recognises an occupation that the portal does not have: %s',
    (text) => {
      const { work, missing, terms } = parse(text);
      expect([work, missing?.synonyms]).toEqual([null, ['nurse', 'नर्स', 'staff nurse']]);
      expect(terms.map(({ kind }) => kind)).not.toContain('WORK');
    },
  );

  it('does not correct a phrase that contains the name of a missing occupation', () => {
    const known = buildMeanings([
      ...entries('OTHER_WORK', 'painter', 'painter'),
      ...entries('SUB_PROFILE', 'technician/machine-operator', 'printer operator'),
    ]);
    expect(understandText(known, 'printr operator').work?.subProfiles).toEqual([
      'technician/machine-operator',
    ]);
    expect(understandText(known, 'painter operator')).toMatchObject({
      work: null,
      missing: { text: 'painter' },
    });
  });

  it('recognises a missing occupation whatever the order of its meanings', () => {
    const both = [
      ...entries('SUB_PROFILE', 'cook/home-cook', 'maid'),
      ...entries('OTHER_WORK', 'maid', 'maid'),
    ];
    for (const listed of [both, both.toReversed()])
      expect(understandText(buildMeanings(listed), 'maid').work).toBeNull();
  });

  it('matches an exact title by spelling or sound, not with a typo', () => {
    const title = { phrase: 'pan asian chef', kind: 'SUB_PROFILE', value: 'cook/chinese-chef' } as const;
    const workBy = (text: string, isExact: boolean) =>
      understandText(buildMeanings([{ ...title, isExact }]), text).work?.subProfiles ?? [];
    for (const text of ['pan asian chef', 'paan aasian chef'])
      expect(workBy(text, true)).toEqual(['cook/chinese-chef']);
    expect(workBy('pan asiam chef', true)).toEqual([]);
    expect(workBy('pan asiam chef', false)).toEqual(['cook/chinese-chef']);
  });

  it('lists occupations that are similar to the named one', () => {
    const known = buildMeanings([
      ...entries('SUB_PROFILE', 'safety-management/security-guard', 'guard'),
      ...entries('NEAR', 'safety-management/security-supervisor', 'guard'),
    ]);
    expect(understandText(known, 'guard').work).toMatchObject({
      subProfiles: ['safety-management/security-guard'],
      near: ['safety-management/security-supervisor'],
    });
  });

  it('lists occupations that are similar to a missing one, if there are any', () => {
    expect(parse('nurse').missing?.near.subProfiles).toEqual(['technician/lab-medical-technician']);
    expect(parse('painter').missing?.near).toEqual({ profiles: [], subProfiles: [] });
    expect(parse('cook').missing).toBeNull();
    const welder = 'technician/welder';
    const known = buildMeanings([
      ...entries('OTHER_WORK', 'painter', 'painter, rangari'),
      ...entries('NEAR', welder, 'painter, rangari'),
      ...entries('SUB_PROFILE', 'technician/carpenter', 'rangari'),
      ...entries('SUB_PROFILE', welder, 'welder'),
    ]);
    const near = (text: string) => understandText(known, text).missing?.near.subProfiles;
    expect(near('painter')).toEqual([welder]);
    expect(near('rangari')).toEqual(['technician/carpenter', welder]);
  });

  it('prefers the last occupation, even if the portal does not have it', () => {
    expect(parse('painter cook')).toMatchObject({ work: { profiles: ['cook'] }, missing: null });
    expect(parse('cook painter')).toMatchObject({ work: null, missing: { text: 'painter' } });
  });

  it('ignores a sub-profile that matches less well than another profile', () => {
    expect(workOf('tailer')).toEqual(['tailor']);
    expect(workOf('teller')).toEqual(['finance/bank-branch']);
  });

  it('recognises a phrase written with or without its space', () => {
    expect(workOf('telecaller')).toEqual(['sales/telesales']);
    expect(workOf('truckdriver')).toEqual(['delivery/driver-heavy']);
  });

  it.each([
    ['hotel cook', 'cook', 'hotel'],
    ['bharti cook', 'cook', ''],
    ['accountant tally', 'accountant/tally-operator', ''],
    ['gym me trainer', 'trainer/gym-trainer', ''],
  ])('chooses between several occupations in "%s": %s', (text, work, word) => {
    expect(workOf(text)).toEqual([work]);
    expect(parse(text).words.map((word) => word.text)).toEqual(word === '' ? [] : [word]);
  });

  it('infers an occupation from the words of an unlisted phrase', () => {
    expect(workOf('tempo chalak')).toEqual(['delivery/driver-heavy']);
  });

  it('narrows an ambiguous occupation by another word', () => {
    expect(workOf('gadi chalana')).toEqual(['delivery/driver-heavy', 'delivery/driver-light']);
    expect(workOf('lorry gadi chalana')).toEqual(['delivery/driver-heavy']);
  });

  it.each(['kapdyanchya dukanat', 'कपडे की दुकान', 'kapde dukan'])(
    'matches a phrase by the roots of its words: %s',
    (text) => {
      expect(workOf(text)).toEqual(['sales/counter-sales']);
    },
  );

  it('does not infer an occupation from words about time or people', () => {
    expect(workOf('raat me cook')).toEqual(['cook']);
    expect(workOf('raat')).toEqual([]);
  });

  it('prefers a skill to the general occupation of a helper', () => {
    expect(parse('बच्चों की देखभाल bai')).toMatchObject({ work: null, words: [{ text: 'Child Care' }] });
    expect(workOf('bai')).toEqual(['cook/home-cook']);
  });

  it('accepts a typo in one word of a phrase, but not another word', () => {
    expect(workOf('trukc driver')).toEqual(['delivery/driver-heavy']);
    expect(workOf('xyz driver')).toEqual(['delivery/driver-light']);
  });

  it('returns free words, groups and the English names of skills', () => {
    expect(parse('night shift cook').words).toEqual([{ text: 'night shift', group: 'night' }]);
    expect(parse('ड्राइविंग लाइसेंस').words).toEqual([{ text: 'Driving Licence', group: null }]);
    expect(parse('zebra cook').words).toEqual([{ text: 'zebra', group: null }]);
  });

  it('returns all localities of a name, and corrects no typo to a small town', () => {
    expect(parse('camp').localities).toEqual(['pune/camp', 'belagavi/camp']);
    expect(parse('seonni').city).toBeNull();
    expect(parse('patnaa').city).toBe('patna');
  });

  it('matches the stem of a word to a small town only if its ending is locative', () => {
    expect(parse('seonit naukri').city).toBe('seoni');
    expect(parse('seonimadhe cook').city).toBe('seoni');
    expect(parse('mulanchi cook').city).toBeNull();
  });

  it.each(['cookjob', 'rasoiyachahiye', 'punecook'])('splits %s into its two words', (text) => {
    expect(workOf(text)).toEqual(['cook']);
  });

  it('prefers an exact occupation to a guessed one', () => {
    expect(workOf('cook delibery')).toEqual(['cook']);
    expect(parse('cook patnq').city).toBe('patna');
    expect(parse('punr me cook')).toMatchObject({ city: 'pune' });
  });

  it('recognises Marathi and Hindi endings, also of verbs', () => {
    expect(workOf('स्वयंपाक्याची नोकरी')).toEqual(['cook']);
    expect(workOf('रसोइयों')).toEqual(['cook']);
  });

  it('does not correct words that occur in jobs', () => {
    const known = buildMeanings(
      entries('SUB_PROFILE', 'technician/solar-technician', 'solar'),
      new Set(['sokar']),
    );
    expect(understandText(known, 'salar').work?.subProfiles).toEqual(['technician/solar-technician']);
    expect(understandText(known, 'sokar').words).toEqual([{ text: 'sokar', group: null }]);
  });

  it('ignores words about who hires and who should apply if an occupation is named', () => {
    const known = buildMeanings([
      ...entries('SUB_PROFILE', 'human-resources/recruiter', 'hiring executive, hiring'),
      ...entries('WEAK', 'silent', 'hiring'),
      ...entries('SUB_PROFILE', 'sales/field-sales', 'sales executive'),
      ...entries('SUB_PROFILE', 'sales/retail-store', 'sales girl'),
      ...entries('SUB_PROFILE', 'receptionist/office-boy', 'male office boy'),
      ...entries('GROUP', 'men', 'male'),
      ...entries('SUB_PROFILE', 'delivery/courier-delivery', 'courier boy'),
      ...entries('SUB_PROFILE', 'delivery/loader-helper', 'courier helper'),
    ]);
    const workBy = (text: string) => understandText(known, text).work?.subProfiles;
    expect(workBy('hiring sales executive')).toEqual(['sales/field-sales']);
    expect(workBy('male courier boy')).toEqual(['delivery/courier-delivery']);
    expect(workBy('male office boy')).toEqual(['receptionist/office-boy']);
  });

  it('uses a group word ("machine") as evidence for an occupation', () => {
    const known = buildMeanings([
      ...entries('SUB_PROFILE', 'tailor/machine-tailor', 'machine tailor, machine tailoring'),
      ...entries('SUB_PROFILE', 'tailor/ladies-tailor', 'tailor'),
      ...entries('GROUP', 'machine', 'machine'),
    ]);
    expect(understandText(known, 'tailor on machine').work?.subProfiles).toEqual(['tailor/machine-tailor']);
  });

  it('ignores words that indicate more than three sub-profiles', () => {
    const classes = (count: number) =>
      buildMeanings([
        ...entries('PROFILE', 'teacher', 'teacher'),
        ...['primary', 'coaching', 'yoga', 'driving']
          .slice(0, count)
          .flatMap((key) => [...entries('SUB_PROFILE', `trainer/${key}`, `${key} class teacher`)]),
      ]);
    expect(understandText(classes(3), 'class 1 teacher').work?.subProfiles).toHaveLength(3);
    expect(understandText(classes(4), 'class 1 teacher').work).toMatchObject({ profiles: ['teacher'] });
  });

  it('guesses no occupation that differs too much from the text', () => {
    for (const text of ['look', 'coin', 'cake'])
      expect(parse(text)).toMatchObject({ work: null, missing: null });
  });

  it('recognises a request for jobs nearby', () => {
    expect(parse('cook near me')).toMatchObject({ isNear: true, work: { profiles: ['cook'] }, words: [] });
    expect(parse('मेरे पास काम').isNear).toBe(true);
    expect(parse('cook').isNear).toBe(false);
  });

  it('returns no terms for stop words', () => {
    expect(parse('naukri chahiye').terms).toEqual([]);
    expect(parse('').terms).toEqual([]);
  });
});
