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

const read = (text: string) => understandText(meanings, text);
const workOf = (text: string) => [
  ...(read(text).work?.profiles ?? []),
  ...(read(text).work?.subProfiles ?? []),
];

describe('understandText', () => {
  it('takes a query apart into work, place and pay', () => {
    expect(read('delivery job pune 20000').terms).toEqual([
      { kind: 'WORK', text: 'delivery', value: 'delivery', places: [0] },
      { kind: 'CITY', text: 'pune', value: 'pune', places: [2] },
      { kind: 'PAY', filter: 'pay', text: '20000', value: '20000-100000', places: [3] },
    ]);
  });

  it.each(['cook', 'cok', 'coock', 'रसोइया', 'rasoia', 'स्वयंपाकी', 'swaympaki', 'cooks'])(
    'finds the cook in %s',
    (text) => {
      expect(workOf(text)).toEqual(['cook']);
    },
  );

  it('reads two scripts and endings in one query', () => {
    const { work, city, jobType } = read('पुण्यात part time driver की naukri');
    expect([work?.subProfiles, city, jobType]).toEqual([['delivery/driver-light'], 'pune', 'PART_TIME']);
  });

  it.each(['nurse', 'nurses pune', 'staff nurse', 'नर्स', 'nurce', 'nrse', 'icu nurse'])(
    'takes a work that the portal does not have for no other: %s',
    (text) => {
      const { work, missing, terms } = read(text);
      expect([work, missing?.synonyms]).toEqual([null, ['nurse', 'नर्स', 'staff nurse']]);
      expect(terms.map(({ kind }) => kind)).not.toContain('WORK');
    },
  );

  it('takes no word written as such a work for part of a misspelt phrase', () => {
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

  it('takes it for no other in whichever order its meanings are listed', () => {
    const both = [
      ...entries('SUB_PROFILE', 'cook/home-cook', 'maid'),
      ...entries('OTHER_WORK', 'maid', 'maid'),
    ];
    for (const listed of [both, both.toReversed()])
      expect(understandText(buildMeanings(listed), 'maid').work).toBeNull();
  });

  it('knows a title of job boards as it is written or sounds, not by a typo', () => {
    const title = { phrase: 'pan asian chef', kind: 'SUB_PROFILE', value: 'cook/chinese-chef' } as const;
    const workBy = (text: string, isExact: boolean) =>
      understandText(buildMeanings([{ ...title, isExact }]), text).work?.subProfiles ?? [];
    for (const text of ['pan asian chef', 'paan aasian chef'])
      expect(workBy(text, true)).toEqual(['cook/chinese-chef']);
    expect(workBy('pan asiam chef', true)).toEqual([]);
    expect(workBy('pan asiam chef', false)).toEqual(['cook/chinese-chef']);
  });

  it('knows what is near a work that the portal has', () => {
    const known = buildMeanings([
      ...entries('SUB_PROFILE', 'safety-management/security-guard', 'guard'),
      ...entries('NEAR', 'safety-management/security-supervisor', 'guard'),
    ]);
    expect(understandText(known, 'guard').work).toMatchObject({
      subProfiles: ['safety-management/security-guard'],
      near: ['safety-management/security-supervisor'],
    });
  });

  it('knows what is near such a work in meaning, where anything is', () => {
    expect(read('nurse').missing?.near.subProfiles).toEqual(['technician/lab-medical-technician']);
    expect(read('painter').missing?.near).toEqual({ profiles: [], subProfiles: [] });
    expect(read('cook').missing).toBeNull();
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

  it('means the work named last, whether the portal has it or not', () => {
    expect(read('painter cook')).toMatchObject({ work: { profiles: ['cook'] }, missing: null });
    expect(read('cook painter')).toMatchObject({ work: null, missing: { text: 'painter' } });
  });

  it('takes a word that is nearer a profile for no part of another', () => {
    expect(workOf('tailer')).toEqual(['tailor']);
    expect(workOf('teller')).toEqual(['finance/bank-branch']);
  });

  it('joins words that are one, and parts those that are two', () => {
    expect(workOf('telecaller')).toEqual(['sales/telesales']);
    expect(workOf('truckdriver')).toEqual(['delivery/driver-heavy']);
  });

  it.each([
    ['hotel cook', 'cook', 'hotel'],
    ['bharti cook', 'cook', ''],
    ['accountant tally', 'accountant/tally-operator', ''],
    ['gym me trainer', 'trainer/gym-trainer', ''],
  ])('of several works in "%s" means %s', (text, work, word) => {
    expect(workOf(text)).toEqual([work]);
    expect(read(text).words.map((plain) => plain.text)).toEqual(word === '' ? [] : [word]);
  });

  it('guesses a work that is written nowhere so from its words', () => {
    expect(workOf('tempo chalak')).toEqual(['delivery/driver-heavy']);
  });

  it('means only that of several works of one name for which another word speaks', () => {
    expect(workOf('gadi chalana')).toEqual(['delivery/driver-heavy', 'delivery/driver-light']);
    expect(workOf('lorry gadi chalana')).toEqual(['delivery/driver-heavy']);
  });

  it.each(['kapdyanchya dukanat', 'कपडे की दुकान', 'kapde dukan'])(
    'knows the words of a phrase by their roots: %s',
    (text) => {
      expect(workOf(text)).toEqual(['sales/counter-sales']);
    },
  );

  it('takes words of time and people for no work', () => {
    expect(workOf('raat me cook')).toEqual(['cook']);
    expect(workOf('raat')).toEqual([]);
  });

  it('looks for a skill before the work of whoever just helps', () => {
    expect(read('बच्चों की देखभाल bai')).toMatchObject({ work: null, words: [{ text: 'Child Care' }] });
    expect(workOf('bai')).toEqual(['cook/home-cook']);
  });

  it('finds typos of a phrase in one of its words only', () => {
    expect(workOf('trukc driver')).toEqual(['delivery/driver-heavy']);
    expect(workOf('xyz driver')).toEqual(['delivery/driver-light']);
  });

  it('keeps plain words, groups and the English names of skills', () => {
    expect(read('night shift cook').words).toEqual([{ text: 'night shift', group: 'night' }]);
    expect(read('ड्राइविंग लाइसेंस').words).toEqual([{ text: 'Driving Licence', group: null }]);
    expect(read('zebra cook').words).toEqual([{ text: 'zebra', group: null }]);
  });

  it('names every locality of a name, and takes no small town for a typo', () => {
    expect(read('camp').localities).toEqual(['pune/camp', 'belagavi/camp']);
    expect(read('seonni').city).toBeNull();
    expect(read('patnaa').city).toBe('patna');
  });

  it('takes a word for a small town only where its ending says where', () => {
    expect(read('seonit naukri').city).toBe('seoni');
    expect(read('seonimadhe cook').city).toBe('seoni');
    expect(read('mulanchi cook').city).toBeNull();
  });

  it.each(['cookjob', 'rasoiyachahiye', 'punecook'])('parts %s into the two words that it is', (text) => {
    expect(workOf(text)).toEqual(['cook']);
  });

  it('believes a work that is written right before one that is guessed at', () => {
    expect(workOf('cook delibery')).toEqual(['cook']);
    expect(read('cook patnq').city).toBe('patna');
    expect(read('punr me cook')).toMatchObject({ city: 'pune' });
  });

  it('reads the endings of Marathi and Hindi, of verbs too', () => {
    expect(workOf('स्वयंपाक्याची नोकरी')).toEqual(['cook']);
    expect(workOf('रसोइयों')).toEqual(['cook']);
  });

  it('takes words that stand in jobs as they are', () => {
    const known = buildMeanings(
      entries('SUB_PROFILE', 'technician/solar-technician', 'solar'),
      new Set(['sokar']),
    );
    expect(understandText(known, 'salar').work?.subProfiles).toEqual(['technician/solar-technician']);
    expect(understandText(known, 'sokar').words).toEqual([{ text: 'sokar', group: null }]);
  });

  it('takes neither who hires nor who is asked for into account where a work is named', () => {
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

  it('takes a machine or a manager into account, whose words have a meaning together as well', () => {
    const known = buildMeanings([
      ...entries('SUB_PROFILE', 'tailor/machine-tailor', 'machine tailor, machine tailoring'),
      ...entries('SUB_PROFILE', 'tailor/ladies-tailor', 'tailor'),
      ...entries('GROUP', 'machine', 'machine'),
    ]);
    expect(understandText(known, 'tailor on machine').work?.subProfiles).toEqual(['tailor/machine-tailor']);
  });

  it('lets words that speak for many works tell none of them', () => {
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

  it('thinks of no work that is far from what is typed', () => {
    for (const text of ['look', 'coin', 'cake'])
      expect(read(text)).toMatchObject({ work: null, missing: null });
  });

  it('hears that jobs near by are asked for', () => {
    expect(read('cook near me')).toMatchObject({ isNear: true, work: { profiles: ['cook'] }, words: [] });
    expect(read('मेरे पास काम').isNear).toBe(true);
    expect(read('cook').isNear).toBe(false);
  });

  it('says nothing of words that say nothing', () => {
    expect(read('naukri chahiye').terms).toEqual([]);
    expect(read('').terms).toEqual([]);
  });
});
