import { expect, it } from 'vitest';
import { messageText } from './queue-message.ts';

const shown = (company: string | number) =>
  messageText('jobChecked', { company, link: 'x.in/1' }, 'en')
    .replace('Nukkad Jobs: our team has checked your job at ', '')
    .replace('. See the result here: x.in/1', '');

it.each([
  ['a'.repeat(29), 'a'.repeat(29)],
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), `${'a'.repeat(29)}…`],
  ['क'.repeat(30), 'क'.repeat(30)],
  ['क'.repeat(31), `${'क'.repeat(29)}…`],
  [1e29, '1e+29'],
])('a company named %s is shown as %s', (company, text) => {
  expect(shown(company)).toBe(text);
});

it.each([
  ['en', 'Sweets: 30 Nov, 5:30 PM.'],
  ['hi', 'में इंटरव्यू: 30 नवंबर, शाम 5:30 बजे।'],
  ['mr', 'इंटरव्ह्यू: 30 नोव्हेंबर, संध्याकाळी 5:30.'],
] as const)('a time is that of India and is never cut, in %s', (language, when) => {
  const values = { company: 'Sweets', at: '2027-11-30T12:00:00.000Z', link: 'x.in/1' };
  expect(messageText('interviewSet', values, language)).toContain(when);
});

it('a link is whole, however long the host is', () => {
  const link = 'hire.jobs.of-our-town-and-district.example.in/today';
  expect(messageText('jobChecked', { company: 'Sweets', link }, 'en')).toBe(
    `Nukkad Jobs: our team has checked your job at Sweets. See the result here: ${link}`,
  );
});
