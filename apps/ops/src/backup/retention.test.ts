import { describe, expect, it } from 'vitest';
import { expiredBackups, type GoodBackup, latestDue, SCHEDULED_NAME, scheduledName } from './retention.ts';

const DAY_MS = 86_400_000;
const RULES = { daily: 7, weekly: 4, monthly: 6 };
const NONE = { daily: 0, weekly: 0, monthly: 0 };

const at = (moment: string): GoodBackup => ({ name: moment, made: new Date(`${moment}+05:30`) });
/** Returns daily backups of 02:00 that end on a Monday, newest last. */
const nightly = (days: number): GoodBackup[] =>
  Array.from({ length: days }, (_, index) => {
    const made = new Date(new Date('2026-11-23T02:00:00+05:30').getTime() - (days - 1 - index) * DAY_MS);
    return { name: scheduledName(made), made };
  });
const daysOf = (backups: readonly GoodBackup[]) => backups.map(({ name }) => name.slice(0, 10));
const retainedOf = (backups: readonly GoodBackup[], rules = RULES) => {
  const expired = new Set(expiredBackups(backups, rules));
  return daysOf(backups.filter((backup) => !expired.has(backup)));
};

describe('expired backups', () => {
  it('are none of the first seven days, and one of eight days within one week and month', () => {
    expect(expiredBackups(nightly(7), RULES)).toEqual([]);
    const eight = ['16', '17', '18', '19', '20', '21', '22', '22'].map((day, index) =>
      at(`2026-11-${day}T0${index}:00:00`),
    );
    expect(expiredBackups(eight, RULES)).toEqual([eight[6]]);
  });

  it('leave seven days, the last day of four weeks and the last of six months', () => {
    expect(retainedOf(nightly(400))).toEqual([
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-08',
      '2026-11-15',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
  });

  it('stay the same when the rules are applied each night instead of once', () => {
    let retained: GoodBackup[] = [];
    for (const backup of nightly(400)) {
      const expired = new Set(expiredBackups([...retained, backup], RULES));
      retained = [...retained, backup].filter((one) => !expired.has(one));
    }
    expect(daysOf(retained)).toEqual(retainedOf(nightly(400)));
  });

  it('count days that have a backup, so that a pause deletes nothing', () => {
    const before = nightly(7).map(({ name, made }) => ({
      name,
      made: new Date(made.getTime() - 90 * DAY_MS),
    }));
    const after = [...before, at('2026-11-23T02:00:00')];
    expect(expiredBackups(after, { ...NONE, daily: 8 })).toEqual([]);
    expect(expiredBackups(after, { ...NONE, daily: 7 })).toEqual([after[0]]);
  });

  it('use days, weeks and months of India', () => {
    const late = at('2026-11-22T23:59:59');
    const midnight = at('2026-11-23T00:00:00');
    for (const rules of [{ daily: 2 }, { weekly: 2 }])
      expect(expiredBackups([late, midnight], { ...NONE, ...rules })).toEqual([]);
    const month = [at('2026-10-31T23:59:59'), at('2026-11-01T00:00:00')];
    expect(expiredBackups(month, { ...NONE, monthly: 2 })).toEqual([]);
    const day = [at('2026-11-22T00:00:00'), late];
    expect(expiredBackups(day, { ...NONE, daily: 2 })).toEqual([day[0]]);
    const year = [at('2026-12-31T02:00:00'), at('2027-01-01T02:00:00')];
    expect(expiredBackups(year, { ...NONE, weekly: 2 })).toEqual([year[0]]);
  });

  it('are never the newest, and are listed oldest first, whatever the order of the input', () => {
    const three = nightly(3);
    expect(expiredBackups([...three].reverse(), NONE)).toEqual(three.slice(0, 2));
    expect(expiredBackups(three.slice(0, 1), NONE)).toEqual([]);
    expect(expiredBackups([], RULES)).toEqual([]);
  });
});

describe('the latest moment that a backup is due', () => {
  it.each([
    ['2026-11-23T01:59:59', '2026-11-22T02:00:00'],
    ['2026-11-23T02:00:00', '2026-11-23T02:00:00'],
    ['2026-11-23T23:59:59', '2026-11-23T02:00:00'],
    ['2026-11-24T00:00:00', '2026-11-23T02:00:00'],
  ])('at %s is %s', (now, due) => {
    expect(latestDue(at(now).made, 2)).toEqual(at(due).made);
  });

  it('may be midnight', () => {
    expect(latestDue(at('2026-11-23T00:00:00').made, 0)).toEqual(at('2026-11-23T00:00:00').made);
    expect(latestDue(at('2026-11-22T23:59:59').made, 0)).toEqual(at('2026-11-22T00:00:00').made);
  });
});

it('the name of a scheduled backup is its time in India, unlike names that people choose', () => {
  expect(scheduledName(new Date('2026-11-22T20:30:05Z'))).toBe('2026-11-23T02-00-05');
  expect(SCHEDULED_NAME.test('2026-11-23T02-00-05')).toBe(true);
  for (const name of [
    'before-upgrade',
    '2026-11-23',
    '2026-11-23T02-00-05.part-x',
    '2026-11-23T02-00-05.removed',
  ])
    expect(SCHEDULED_NAME.test(name), name).toBe(false);
});
