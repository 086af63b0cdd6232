import { expect, it } from 'vitest';
import { lateAdvisories } from './late-advisories.ts';

const now = new Date('2026-11-28T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

it.each([
  ['critical', 3],
  ['high', 7],
  ['moderate', 30],
  ['low', 90],
])('are late if their severity is %s and they were published more than %i days ago', (severity, days) => {
  const about = { module_name: 'x', title: 't', url: 'u', severity };
  const inTime = { ...about, created: daysAgo(days) };
  const late = { ...about, created: daysAgo(days + 0.001) };
  expect(lateAdvisories([inTime, late], now)).toEqual([late]);
});

it.each([
  ['a date', { severity: 'low', created: '' }],
  ['a known severity', { severity: 'unknown', created: daysAgo(1) }],
])('are late without %s', (_, change) => {
  const advisory = { module_name: 'x', title: 't', url: 'u', ...change };
  expect(lateAdvisories([advisory], now)).toEqual([advisory]);
});
