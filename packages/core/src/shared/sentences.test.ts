import { watchI18next } from '@nukkad/i18n/testing/watch-i18next.ts';
import { expect, it } from 'vitest';
import type { CoreConfig } from '../config/core-config.ts';
import { fillLegalText } from '../content/fill-legal-text.ts';
import { AppError } from '../errors/app-error.ts';
import { errorResponse } from '../errors/error-response.ts';
import { notificationMessage } from '../notifications/notification-message.ts';
import { otpMessage } from '../otp/otp-message.ts';
import { metaOf } from './page-meta.ts';
import { acknowledge } from './success.ts';

const BRAND = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'GRIEVANCE_OFFICER',
  'JURISDICTION_CITY',
];
const config = {
  ...Object.fromEntries(BRAND.map((name) => [name, 'x'])),
  BRAND_NAME: 'Rao & Sons',
} as unknown as CoreConfig;
const NOTICE = { template: 'company-feedback', values: { company: 'Rao & Sons' } };

it('formats answers, refusals, SMS, notices, page titles and legal texts with i18next', () => {
  const { keys, texts } = watchI18next();
  expect(acknowledge('interestsSaved', 'mr').message).toBe('तुमच्या आवडीची कामं सेव्ह झाली');
  expect(errorResponse(new AppError('NOT_FOUND'), 'hi', 'r').msg).toMatch(/\p{Script=Devanagari}/u);
  const message = { purpose: 'verify', code: '123456', origin: 'https://jobs.example.in' } as const;
  expect(otpMessage(message, 'en')).toBe(
    '123456 is your Nukkad Jobs code. It is valid for 5 minutes. Do not share it with anyone.\n\n@jobs.example.in #123456',
  );
  expect(notificationMessage('application-status', NOTICE, 'en')).toBe(
    'Rao & Sons has written feedback about you.',
  );
  expect(metaOf(config, 'faq', 'en').title).toContain('Rao & Sons');
  expect(fillLegalText(config, '<p>By {{brandName}}</p>')).toBe('<p>By Rao &amp; Sons</p>');
  const asked = [
    'interestsSaved',
    'code.NOT_FOUND',
    'code',
    'application-status.company-feedback',
    'title.faq',
  ];
  expect(keys()).toEqual(expect.arrayContaining(asked));
  expect(texts()).toContain('<p>By {{brandName}}</p>');
});
