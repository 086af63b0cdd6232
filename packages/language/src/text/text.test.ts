import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { rootOf, rootsOf, stemsOf } from './endings.ts';
import { normalText, wordsOf } from './normal-text.ts';
import { romanise } from './romanise.ts';
import { soundKey } from './sound-key.ts';

describe('normalText', () => {
  it.each([
    ['B.Com/M.Com', 'bcom mcom'],
    ["Chef's  kitchen", 'chefs kitchen'],
    ['१२वीं पास', '12वीं पास'],
    ['पढ़ाई', 'पढाई'],
    ['मुँबई—पुणे', 'मुंबई पुणे'],
    ['₹20,000+', '20 000'],
  ])('writes %s as %s', (text, normal) => {
    expect(normalText(text).trim()).toBe(normal);
  });

  it('normalises composed and decomposed signs to the same text', () => {
    expect(normalText('\u095C')).toBe(normalText('\u0921\u093C'));
    expect(wordsOf(' a  b ')).toEqual(['a', 'b']);
  });
});

describe('romanise', () => {
  it.each([
    ['कुक', 'kuk'],
    ['बिजली', 'bijlii'],
    ['नौकरी', 'naukrii'],
    ['प्लंबर', 'plambar'],
    ['रसोइया', 'rasoiyaa'],
    ['driver', 'driver'],
    ['ड्रायव्हर', 'draayvar'],
    ['कपड्याचे', 'kapdyaache'],
    ['बनवणे', 'banavne'],
    ['समझना', 'samajhnaa'],
  ])('writes %s as %s', (word, latin) => {
    expect(romanise(word)).toBe(latin);
  });
});

describe('soundKey', () => {
  it.each([
    ['rasoiya', 'rasoia', 'रसोइया', 'रसोईया'],
    ['cook', 'cok', 'kook', 'कुक'],
    ['tailor', 'tailar', 'taylor', 'टेलर'],
    ['driver', 'drivar', 'ड्राइवर'],
    ['swayampaki', 'स्वयंपाकी'],
    ['darji', 'darzi', 'दर्जी'],
    ['electrician', 'electrishian', 'इलेक्ट्रीशियन'],
    ['naukri', 'nokri', 'नौकरी', 'नोकरी'],
    ['tantradnya', 'tantragya', 'तंत्रज्ञ'],
    ['driver', 'ड्रायव्हर', 'drayvhar'],
    ['बनवणे', 'banavne', 'banawne'],
    ['godown', 'गोडाउन'],
    ['डिलिव्हरी', 'dilivri'],
  ])('gives %s and its other spellings one key', (word, ...spellings) => {
    for (const spelling of spellings) expect(soundKey(spelling), spelling).toBe(soundKey(word));
  });

  it.each([
    ['cook', 'cake'],
    ['sales', 'soles'],
    ['teacher', 'tester'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(soundKey(one)).not.toBe(soundKey(other));
  });
});

describe('editDistance', () => {
  it('counts edits, a swap as one, and stops beyond the maximum', () => {
    expect(editDistance('delivery', 'delivery', 2)).toBe(0);
    expect(editDistance('delivery', 'delviery', 2)).toBe(1);
    expect(editDistance('cook', 'book', 2)).toBe(1);
    expect(editDistance('cook', 'plumber', 2)).toBe(3);
  });
});

describe('stemsOf', () => {
  it.each([
    ['cooks', 'cook'],
    ['ड्राइवरों', 'ड्राइवर'],
    ['ड्रायव्हरची', 'ड्रायव्हर'],
    ['shivankaam', 'shivan'],
    ['चालवण्याचे', 'चालवणे'],
    ['shikavnyachi', 'shikavne'],
    ['शाळेत', 'शाळा'],
    ['कपड्याचे', 'कपडा'],
    ['machinevar', 'machine'],
    ['satarat', 'satara'],
    ['साताऱ्यात', 'सातारा'],
    ['मिरजेत', 'मिरज'],
  ])('cuts %s to %s', (word, stem) => {
    expect(stemsOf(word)).toContain(stem);
  });

  it('returns no stem that is too short', () => {
    expect(stemsOf('as')).toEqual([]);
  });
});

describe('rootOf', () => {
  it.each([
    ['कपड्यांचे', 'kapdyanchya', 'कपडे'],
    ['दुकानात', 'dukanat', 'दुकान'],
    ['शिवणारी', 'shivnyache', 'शिवायला'],
    ['मुलांना', 'mulanna'],
  ])('finds one root in %s and its other forms', (word, ...others) => {
    for (const other of others) expect(rootOf(other)).toBe(rootOf(word));
  });

  it('gives a phrase the same roots with and without its optional words', () => {
    expect(rootsOf('dukan me ladka'.split(' '))).toBe(rootsOf('दुकानात लडका'.split(' ')));
    expect(rootsOf(['dukan', 'kaam'])).toBeNull();
    expect(rootsOf(['me', 'dukan', 'ladka'])).toBeNull();
  });
});
