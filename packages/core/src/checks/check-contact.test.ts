import { describe, expect, it } from 'vitest';
import { type Blocklist, checkContact } from './check-contact.ts';

const SEEN = new Date('2026-11-01T00:00:00Z');
const GOOD = { phone: '+912550123456', email: 'hr@works.example', contactSeenAt: SEEN };
const NOTHING_BLOCKED: Blocklist = { has: () => false };

/** Returns a blocklist with one entry. */
const blocking = (kind: string, value: string): Blocklist => ({
  has: (askedKind, askedValue) => askedKind === kind && askedValue === value,
});
const reasonOf = (change: Partial<typeof GOOD>, blocklist = NOTHING_BLOCKED) =>
  checkContact({ ...GOOD, ...change }, blocklist).reason;

describe('the check of a contact', () => {
  it('passes only after an operator got an answer', () => {
    expect(checkContact(GOOD, NOTHING_BLOCKED)).toEqual({ outcome: 'PASSED', reason: 'contact-answered' });
    expect(checkContact({ ...GOOD, contactSeenAt: null }, NOTHING_BLOCKED)).toEqual({
      outcome: 'NOT_DONE',
      reason: 'waits-for-operator',
    });
  });

  it.each([
    ['+912550123456', 'contact-answered'],
    ['+91 25501-23456', 'contact-answered'],
    ['+919999999998', 'contact-answered'],
    ['+919999999999', 'contact-malformed'],
    ['+910550123456', 'contact-malformed'],
    ['+91255012345', 'contact-malformed'],
    ['+9125501234567', 'contact-malformed'],
    ['912550123456', 'contact-malformed'],
    ['call +912550123456', 'contact-malformed'],
    ['', 'contact-malformed'],
  ])('of the number %j: %s', (phone, reason) => {
    expect(reasonOf({ phone })).toBe(reason);
    expect(checkContact({ ...GOOD, phone }, NOTHING_BLOCKED).outcome).toBe(
      reason === 'contact-malformed' ? 'FAILED' : 'PASSED',
    );
  });

  it.each([
    ['', 'contact-answered'],
    [' HR@Works.Example ', 'contact-answered'],
    ['a@b.in', 'contact-answered'],
    ['first.last+jobs@mail-1.works.example', 'contact-answered'],
    [`${'a'.repeat(64)}@works.example`, 'contact-answered'],
    [`${'a'.repeat(65)}@works.example`, 'contact-malformed'],
    [`hr@${'w'.repeat(63)}.example`, 'contact-answered'],
    [`hr@${'w'.repeat(64)}.example`, 'contact-malformed'],
    ['hr@works.e', 'contact-malformed'],
    [`hr@works.${'e'.repeat(24)}`, 'contact-answered'],
    [`hr@works.${'e'.repeat(25)}`, 'contact-malformed'],
    ['hr@works', 'contact-malformed'],
    ['hr works@works.example', 'contact-malformed'],
    ['hr.@works.example', 'contact-malformed'],
    ['.hr@works.example', 'contact-malformed'],
    ['h..r@works.example', 'contact-malformed'],
    ['hr@-works.example', 'contact-malformed'],
    ['hr@works-.example', 'contact-malformed'],
    ['hr@works.example, me', 'contact-malformed'],
  ])('of the address %j: %s', (email, reason) => {
    expect(reasonOf({ email })).toBe(reason);
  });

  it.each([
    ['phone', '+912550123456', 'contact-blocked'],
    ['phone', '+912550123457', 'contact-answered'],
    ['email', 'hr@mail.works.example', 'contact-blocked'],
    ['email', 'other@mail.works.example', 'contact-answered'],
    ['domain', 'mail.works.example', 'contact-blocked'],
    ['domain', 'works.example', 'contact-blocked'],
    ['domain', 'example', 'contact-blocked'],
    ['domain', 'rks.example', 'contact-answered'],
    ['domain', 'hr@mail.works.example', 'contact-answered'],
  ])('with the blocked %s %s: %s', (kind, value, reason) => {
    const given = { phone: '+91 2550 123456', email: 'HR@mail.works.example' };
    expect(reasonOf(given, blocking(kind, value))).toBe(reason);
    expect(reasonOf({ ...given, contactSeenAt: null as never }, blocking(kind, value))).toBe(
      reason === 'contact-blocked' ? reason : 'waits-for-operator',
    );
  });
});
