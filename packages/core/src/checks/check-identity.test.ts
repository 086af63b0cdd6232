import { describe, expect, it } from 'vitest';
import { checkIdentity, type IdentityFacts } from './check-identity.ts';
import { isCin, isUdyam } from './registration-numbers.ts';

const NOW = new Date('2026-11-28T06:00:00Z');
const SEEN = new Date('2026-11-01T00:00:00Z');
const GSTIN = '27AAPFU0939F1ZV';
const CIN = 'U74999MH2015PTC123456';
const UDYAM = 'UDYAM-MH-18-0001234';
const NONE: IdentityFacts = { gstin: null, cin: null, udyam: null, identitySeenAt: null, papersSeenAt: null };
const check = (change: Partial<IdentityFacts>, now = NOW) => checkIdentity({ ...NONE, ...change }, now);

describe('the check of an identity', () => {
  it.each([
    ['nothing', {}, 'NOT_DONE', 'number-missing'],
    ['papers that an operator accepted', { papersSeenAt: SEEN }, 'PASSED', 'papers-seen'],
    ['blank numbers', { gstin: ' ', cin: '', udyam: '  ' }, 'NOT_DONE', 'number-missing'],
    ['blank numbers and papers', { gstin: ' ', papersSeenAt: SEEN }, 'PASSED', 'papers-seen'],
    ['a look-up without a number', { identitySeenAt: SEEN }, 'NOT_DONE', 'number-missing'],
    ['a GSTIN', { gstin: GSTIN }, 'NOT_DONE', 'waits-for-operator'],
    ['a CIN', { cin: CIN }, 'NOT_DONE', 'waits-for-operator'],
    ['an Udyam number', { udyam: UDYAM }, 'NOT_DONE', 'waits-for-operator'],
    ['a number and papers only', { gstin: GSTIN, papersSeenAt: SEEN }, 'NOT_DONE', 'waits-for-operator'],
    ['a number that was found', { gstin: GSTIN, identitySeenAt: SEEN }, 'PASSED', 'number-seen'],
    ['small letters', { cin: ` ${CIN.toLowerCase()} `, identitySeenAt: SEEN }, 'PASSED', 'number-seen'],
    ['three numbers', { gstin: GSTIN, cin: CIN, udyam: UDYAM }, 'NOT_DONE', 'waits-for-operator'],
    ['a wrong GSTIN', { gstin: `${GSTIN}0`, cin: CIN, udyam: UDYAM }, 'FAILED', 'number-malformed'],
    ['a wrong CIN', { gstin: GSTIN, cin: `${CIN}0`, udyam: UDYAM }, 'FAILED', 'number-malformed'],
    ['a wrong Udyam', { gstin: GSTIN, cin: CIN, udyam: `${UDYAM}0` }, 'FAILED', 'number-malformed'],
    ['a wrong number that was found', { cin: 'x', identitySeenAt: SEEN }, 'FAILED', 'number-malformed'],
  ] as const)('with %s', (_, change, outcome, reason) => {
    expect(check(change)).toEqual({ outcome, reason });
  });

  it('takes the year from the calendar of India', () => {
    const cin = CIN.replace('2015', '2027');
    expect(check({ cin }, new Date('2026-12-31T18:29:59Z')).outcome).toBe('FAILED');
    expect(check({ cin }, new Date('2026-12-31T18:30:00Z')).outcome).toBe('NOT_DONE');
  });
});

describe('registration numbers', () => {
  it.each([
    [CIN, true],
    [CIN.replace('U', 'L'), true],
    [CIN.replace('U', 'X'), false],
    [CIN.replace('MH', 'XX'), false],
    [CIN.replace('2015', '1850'), true],
    [CIN.replace('2015', '1849'), false],
    [CIN.replace('2015', '2026'), true],
    [CIN.replace('2015', '2027'), false],
    [CIN.replace('PTC', 'XXX'), false],
    [CIN.replace('PTC', 'OPC'), true],
    [`x${CIN}`, false],
    [`${CIN}1`, false],
    ['', false],
  ])('%s is a CIN of 2026: %s', (text, expected) => {
    expect(isCin(text, 2026)).toBe(expected);
  });

  it.each([
    [UDYAM, true],
    [UDYAM.replace('MH', 'XX'), false],
    [UDYAM.replace('-18-', '-00-'), false],
    [UDYAM.replace('-18-', '-01-'), true],
    [`x${UDYAM}`, false],
    [`${UDYAM}1`, false],
    ['', false],
  ])('%s is an Udyam number: %s', (text, expected) => {
    expect(isUdyam(text)).toBe(expected);
  });
});
