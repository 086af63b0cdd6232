import { describe, expect, it } from 'vitest';
import { isHrOpen } from './hr-window.ts';

const india = (time: string) => new Date(`2026-11-21T${time}+05:30`);
const day = { fromHour: 9, toHour: 20 };

describe('isHrOpen', () => {
  it.each([
    ['08:59:59', false],
    ['09:00:00', true],
    ['19:59:59', true],
    ['20:00:00', false],
    ['00:00:00', false],
  ])('at %s is %s', (time, isOpen) => {
    expect(isHrOpen(day, india(time))).toBe(isOpen);
  });

  it('spans midnight if it ends before it starts', () => {
    const night = { fromHour: 22, toHour: 6 };
    expect(isHrOpen(night, india('21:59:59'))).toBe(false);
    expect(isHrOpen(night, india('22:00:00'))).toBe(true);
    expect(isHrOpen(night, india('23:00:00'))).toBe(true);
    expect(isHrOpen(night, india('05:59:00'))).toBe(true);
    expect(isHrOpen(night, india('06:00:00'))).toBe(false);
  });

  it('is never open with equal hours and always from 0 to 24', () => {
    expect(isHrOpen({ fromHour: 9, toHour: 9 }, india('09:00:00'))).toBe(false);
    expect(isHrOpen({ fromHour: 0, toHour: 24 }, india('23:59:59'))).toBe(true);
  });
});
