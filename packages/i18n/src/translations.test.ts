import { expect, it } from 'vitest';
import type { LookUp } from './i18n.ts';
import { interpolate, translations } from './translations.ts';

const success = await translations('success');
const anyKey = success.en as unknown as LookUp;

it('return the three languages side by side, with values', () => {
  expect(success.en('creditsGranted', { count: 1 })).toBe('Credits added: 1');
  expect(success.en('creditsGranted', { count: 0 })).toBe('Credits added: 0');
  expect(success.hi('interestsSaved')).toBe('आपकी पसंद के काम सेव हो गए');
  expect(success.mr('interestsSaved')).toBe('तुमच्या आवडीची कामं सेव्ह झाली');
});

it('throw for a missing key, and for the key of a group', async () => {
  expect(() => anyKey('noSuchKey')).toThrow('No text for success: noSuchKey');
  expect(() => anyKey('constructor')).toThrow('No text for success: constructor');
  const errors = await translations('errors');
  expect(() => (errors.mr as unknown as LookUp)('code')).toThrow('No text for errors: code');
});

it('throw for a missing value, and then fill the next text', () => {
  expect(() => anyKey('otpSent')).toThrow('No value for the placeholder phone');
  expect(() => anyKey('otpSent', { number: '98' })).toThrow('No value for the placeholder phone');
  expect(success.en('otpSent', { phone: '98' })).toBe('We have sent a code by SMS to 98');
});

it('do not change values, whatever they contain', () => {
  const phone = '<b>{{phone}} $t(applied) $& "रमा"';
  expect(success.en('otpSent', { phone })).toBe(`We have sent a code by SMS to ${phone}`);
});

it('end a sentence with one full stop if the value ends with one', async () => {
  const notices = await translations('notices');
  const values = { search: 'cook', jobTitle: 'Cook', company: 'Shah & Co.' };
  expect(notices.en('job-alert.one', values)).toBe('New job for your search cook: Cook, Shah & Co.');
  expect(notices.mr('job-alert.one', values)).toBe('तुमचा शोध cook: नवीन काम आलं, “Cook”, Shah & Co.');
  expect(notices.hi('job-alert.one', values)).toBe('आपकी खोज cook: नया काम आया, “Cook”, Shah & Co।');
  expect(success.en('otpSent', { phone: 'and so on ...' })).toBe(
    'We have sent a code by SMS to and so on ...',
  );
});

it('fill a text from elsewhere, with every placeholder or none', () => {
  const values = { brandName: '<Nukkad> {{year}}', year: 2026 };
  expect(interpolate('© {{year}} {{brandName}}, {{year}}', values)).toBe('© 2026 <Nukkad> {{year}}, 2026');
  expect(interpolate('', {})).toBe('');
  expect(() => interpolate('© {{year}}', {})).toThrow('No value for the placeholder year');
});
