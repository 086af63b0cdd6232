import { expect, it } from 'vitest';
import { smsMoment } from './sms-moment.ts';

const at = (text: string) => smsMoment(new Date(text)).toISOString();

it.each([
  ['08:00 in India', '2026-11-27T02:30:00.000Z', '2026-11-27T02:30:00.000Z'],
  ['07:59 in India', '2026-11-27T02:29:00.000Z', '2026-11-27T02:30:00.000Z'],
  ['20:59 in India', '2026-11-27T15:29:00.000Z', '2026-11-27T15:29:00.000Z'],
  ['21:00 in India', '2026-11-27T15:30:00.000Z', '2026-11-28T02:30:00.000Z'],
  ['23:59 in India', '2026-11-27T18:29:00.000Z', '2026-11-28T02:30:00.000Z'],
  ['00:01 in India', '2026-11-27T18:31:00.000Z', '2026-11-28T02:30:00.000Z'],
  ['23:59 in UTC', '2026-11-27T23:59:00.000Z', '2026-11-28T02:30:00.000Z'],
  ['00:01 in UTC', '2026-11-28T00:01:00.000Z', '2026-11-28T02:30:00.000Z'],
])('a text message of %s is sent from 8 to 21 in India', (_name, now, moment) => {
  expect(at(now)).toBe(moment);
});
