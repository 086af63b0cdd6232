import { describe, expect, it } from 'vitest';
import { createFormat } from './create-format.ts';

const en = createFormat('en');
const hi = createFormat('hi');
const mr = createFormat('mr');

describe('pay', () => {
  it('groups in lakhs with Latin digits in each language', () => {
    expect(en.pay({ min: 15_000, max: 20_000 })).toBe('₹15,000–20,000 a month');
    expect(hi.pay({ min: 100_000, max: 150_000 })).toBe('₹1,00,000–1,50,000 महीना');
    expect(mr.pay({ min: 15_000, max: 20_000 })).toBe('₹15,000–20,000 महिना');
  });

  it('formats one end, one amount or nothing', () => {
    expect(en.pay({ min: 15_000, max: null })).toBe('₹15,000+ a month');
    expect(mr.pay({ min: null, max: 20_000 })).toBe('महिना ₹20,000 पर्यंत');
    expect(en.pay({ min: 18_000, max: 18_000 })).toBe('₹18,000 a month');
    expect(en.pay({ min: null, max: null })).toBeNull();
  });
});

describe('distance', () => {
  it.each([
    [0, '50 m'],
    [0.42, '400 m'],
    [0.97, '950 m'],
    [0.99, '1 km'],
    [2.14, '2.1 km'],
    [9.96, '10 km'],
    [14.6, '15 km'],
  ])('formats %d km as %s', (kilometres, text) => expect(en.distance(kilometres)).toBe(text));

  it('uses the script of the language', () => {
    expect(hi.distance(2.1)).toBe('2.1 किमी');
    expect(mr.distance(0.4)).toBe('400 मीटर');
    expect(hi.kilometres(0)).toBe('0 किमी');
  });
});

describe('days and hours', () => {
  const now = new Date('2026-11-21T06:00:00Z');

  it('counts days by the Indian calendar', () => {
    expect(en.freshness('2026-11-20T19:00:00Z', now)).toBe('today');
    expect(en.freshness('2026-11-20T18:00:00Z', now)).toBe('yesterday');
    expect(en.freshness('2026-11-18T06:00:00Z', now)).toBe('3 days ago');
    expect(hi.freshness('2026-11-18T06:00:00Z', now)).toBe('3 दिन पहले');
    expect(mr.freshness('2026-11-12T06:00:00Z', now)).toBe('1 आठवड्यापूर्वी');
    expect(en.freshness('2026-10-01T06:00:00Z', now)).toBe('1 month ago');
    expect(en.freshness('2026-11-22T06:00:00Z', now)).toBe('today');
  });

  it('writes dates', () => {
    expect(en.date('2000-03-15')).toBe('15 Mar 2000');
    expect(hi.date('2000-03-15')).toBe('15 मार्च 2000');
    expect(mr.date('2026-11-20T19:00:00Z')).toBe('21 नोव्हेंबर 2026');
  });

  it('uses the 12-hour clock', () => {
    expect(en.hour(0)).toBe('12 AM');
    expect(en.hour(12)).toBe('12 PM');
    expect(hi.hour(9)).toBe('सुबह 9 बजे');
    expect([2, 3, 4, 5, 12, 16, 19, 20].map(hi.hour)).toEqual([
      'रात 2 बजे',
      'तड़के 3 बजे',
      'तड़के 4 बजे',
      'सुबह 5 बजे',
      'दोपहर 12 बजे',
      'शाम 4 बजे',
      'शाम 7 बजे',
      'रात 8 बजे',
    ]);
    expect([2, 3, 4, 5, 20].map(mr.hour)).toEqual(['रात्री 2', 'पहाटे 3', 'पहाटे 4', 'सकाळी 5', 'रात्री 8']);
    expect(mr.time('2026-11-20T22:22:00Z')).toBe('पहाटे 3:52 वाजता');
    expect(hi.time('2026-11-20T22:22:00Z')).toBe('तड़के 3:52 बजे');
    expect(en.time('2026-11-21T10:05:00Z')).toBe('3:35 PM');
  });
});
