import { countChecks } from '@nukkad/core/checks/check-all.ts';
import { checkContact } from '@nukkad/core/checks/check-contact.ts';
import { checkIdentity } from '@nukkad/core/checks/check-identity.ts';
import { checkPlace } from '@nukkad/core/checks/check-place.ts';
import { isCin, isGstin, isUdyam } from '@nukkad/core/checks/registration-numbers.ts';
import { seedRecords } from '@nukkad/core/checks/seed-records.ts';
import { gstinCheckCharacter } from '@nukkad/domain/gstin.ts';
import { cities } from '@nukkad/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGenerator } from './generator/index.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const records = seedRecords(NOW);

describe('identity', () => {
  const none = { gstin: null, cin: null, udyam: null, identitySeenAt: null, papersSeenAt: null };
  const gstin = '27ZZQCA1234B1Z';
  const good = gstin + gstinCheckCharacter(gstin);

  it('is confirmed by a valid number that an operator has checked', () => {
    expect(checkIdentity(none, NOW)).toEqual({ outcome: 'NOT_DONE', reason: 'number-missing' });
    expect(checkIdentity({ ...none, gstin: good }, NOW).reason).toBe('waits-for-operator');
    expect(checkIdentity({ ...none, papersSeenAt: NOW }, NOW)).toEqual({
      outcome: 'PASSED',
      reason: 'papers-seen',
    });
    expect(checkIdentity({ ...none, gstin: good, papersSeenAt: NOW }, NOW).outcome).toBe('NOT_DONE');
    expect(
      checkIdentity({ ...none, gstin: ` ${good.toLowerCase()} `, identitySeenAt: NOW }, NOW).outcome,
    ).toBe('PASSED');
    expect(checkIdentity({ ...none, gstin: good, cin: 'U123', identitySeenAt: NOW }, NOW)).toEqual({
      outcome: 'FAILED',
      reason: 'number-malformed',
    });
  });

  it('accepts only numbers in the right format', () => {
    expect(['U72200MH2015PTC123456', 'L17110MH1973PLC019786'].every((cin) => isCin(cin, 2026))).toBe(true);
    const wrong = [
      'U72200MH2035PTC123456',
      'U72200XX2015PTC123456',
      'U72200MH2015ABC123456',
      'U7220MH2015PTC123456',
    ];
    expect(wrong.some((cin) => isCin(cin, 2026))).toBe(false);
    expect(isUdyam('UDYAM-MH-26-0012345')).toBe(true);
    expect(['UDYAM-MH-00-0012345', 'UDYAM-ZZ-26-0012345', 'UDYAM-MH-26-012345'].some(isUdyam)).toBe(false);
  });

  it('finds one wrong character of a GSTIN', () => {
    const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    fc.assert(
      fc.property(fc.nat(14), fc.nat(35), (place, other) => {
        const changed = good.slice(0, place) + characters.charAt(other) + good.slice(place + 1);
        expect(isGstin(changed)).toBe(changed === good);
      }),
    );
  });
});

describe('contact', () => {
  const facts = { phone: '+919812345678', email: 'hr@shinde.example', contactSeenAt: null };
  const blocking = (blocked: string) => ({
    has: (kind: string, value: string) => `${kind} ${value}` === blocked,
  });
  const open = blocking('');

  it('waits until an operator has contacted the company', () => {
    expect(checkContact(facts, open)).toEqual({ outcome: 'NOT_DONE', reason: 'waits-for-operator' });
    expect(checkContact({ ...facts, contactSeenAt: NOW }, open).outcome).toBe('PASSED');
  });

  it.each([
    ['phone +919812345678'],
    ['email hr@shinde.example'],
    ['domain shinde.example'],
    ['domain example'],
  ])('is blocked by %s', (blocked) => {
    const answered = { ...facts, email: 'HR@Shinde.example', contactSeenAt: NOW };
    expect(checkContact(answered, blocking(blocked)).reason).toBe('contact-blocked');
  });

  it.each([
    { phone: '+919999999999' },
    { phone: '12345' },
    { email: 'hr@' },
    { email: 'hr..x@a.example' },
    { email: 'a b@c.example' },
  ])('is malformed: %j', (wrong) => {
    expect(checkContact({ ...facts, ...wrong, contactSeenAt: NOW }, open).reason).toBe('contact-malformed');
  });
});

describe('place', () => {
  const pune = cities.find((city) => city.slug === 'pune') as (typeof cities)[number];
  const at = (change: object) =>
    checkPlace(
      {
        cityKey: 'pune',
        address: 'Karve Road, Pune',
        latitude: pune.latitude,
        longitude: pune.longitude,
        ...change,
      },
      records.places,
    );

  it('must be near the centre of its city', () => {
    expect(at({}).reason).toBe('in-city');
    expect(at({ latitude: pune.latitude + 0.2 }).reason).toBe('in-city');
    expect(at({ latitude: pune.latitude + 1 }).reason).toBe('far-from-city');
    expect(at({ address: '12 Link Road, Nagpur, Maharashtra' }).reason).toBe('names-another-place');
    expect(at({ address: '12 Link Road, Nagpur 440001' }).reason).toBe('names-another-place');
    expect(at({ address: 'Nagpur Bakery, Karve Road, Pune' }).reason).toBe('in-city');
    expect(at({ address: 'पुणे' }).reason).toBe('in-city');
    expect(at({ address: 'Near the big tree' }).reason).toBe('in-city');
  });
});

describe('the count', () => {
  it('leaves out checks that are not done', () => {
    const result = (outcome: 'PASSED' | 'FAILED' | 'NOT_DONE') => ({ outcome, reason: 'in-city' }) as const;
    const company = { COMPANY_IDENTITY: result('PASSED'), CONTACT: result('NOT_DONE') };
    const job = { PLACE: result('PASSED'), WORDS: result('FAILED'), PAY: result('NOT_DONE') };
    expect(countChecks(company, job)).toEqual({ done: 3, passed: 2 });
  });
});

describe('demo jobs', () => {
  it('fail exactly the checks that match their flaws', async () => {
    const { checkJob } = await import('@nukkad/core/checks/check-all.ts');
    const wrong = { ASKS_MONEY: [0, 0], IMPLAUSIBLE_PAY: [0, 0], WRONG_PLACE: [0, 0] };
    let accused = 0;
    for (const job of createGenerator({ seed: 11, count: 20_000, now: NOW }).jobs()) {
      const checks = checkJob(
        {
          ...job,
          cityKey: job.citySlug,
          requirements: job.requirementsHtml,
          payMin: job.salaryMin,
          payMax: job.salaryMax,
          experienceMinYears: job.experienceMin,
          experienceMaxYears: job.experienceMax,
        },
        records,
      );
      const isAccused = Object.values(checks).some(({ outcome }) => outcome === 'FAILED');
      if (job.flaw) {
        wrong[job.flaw][0] = (wrong[job.flaw][0] ?? 0) + 1;
        if (isAccused) wrong[job.flaw][1] = (wrong[job.flaw][1] ?? 0) + 1;
      } else if (isAccused) accused += 1;
    }
    for (const [guilty = 0, found = 0] of Object.values(wrong)) expect(found / guilty).toBeGreaterThan(0.9);
    expect(accused / 20_000).toBeLessThan(0.002);
  });
});
