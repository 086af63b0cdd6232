import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { buildMeanings, understandText } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const meanings = buildMeanings([
  ...entries('SUB_PROFILE', 'engineer/software', 'java, जावा, developer, डेवलपर, डेव्हलपर'),
  ...entries('SKILL', 'Java', 'java'),
  ...entries('SUB_PROFILE', 'tailor/ladies', 'tailor, टेलर'),
  ...entries('WEAK', 'place', 'boutique'),
  ...entries('SUB_PROFILE', 'tailor/ladies', 'boutique'),
  ...entries('SKILL', 'Hindi', 'hindi, हिंदी'),
  ...entries('SKILL', 'Excel', 'excel'),
  ...entries('WEAK', 'place', 'call center, कॉल सेंटर'),
  ...entries('SUB_PROFILE', 'receptionist/support', 'call center, कॉल सेंटर'),
  ...entries('STOP', 'stop', 'job, का, काम, पाहिजे'),
  ...entries('CITY', 'pune', 'pune, पुणे'),
]);

describe('the name of an occupation', () => {
  it.each([
    ['java developer job pune', 'java developer'],
    ['पुणे जावा डेवलपर का काम', 'जावा डेवलपर'],
    ['जावा डेव्हलपर पाहिजे', 'जावा डेव्हलपर'],
  ])('has the words directly before it that name the same: %s', (text, name) => {
    const { work, words } = understandText(meanings, text);
    expect([work?.text, work?.phrase]).toEqual([name, name]);
    expect(work?.subProfiles).toEqual(['engineer/software']);
    expect(words).toEqual([]);
  });

  it.each(['hindi call center', 'call center hindi', 'हिंदी कॉल सेंटर पुणे'])(
    'may be a place of work next to a language, which suits any: %s',
    (text) => {
      expect(understandText(meanings, text).work?.subProfiles).toEqual(['receptionist/support']);
      expect(understandText(meanings, 'excel call center').work).toBeNull();
    },
  );

  it.each([
    ['java tailor', 'tailor'],
    ['java pune developer', 'developer'],
    ['boutique tailor', 'tailor'],
  ])('has no words that name another, stand apart or only name a place of work: %s', (text, name) => {
    expect(understandText(meanings, text).work?.text).toBe(name);
  });
});
