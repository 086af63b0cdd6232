import { expect, it } from 'vitest';
import { readCoreConfig } from '../config/core-config.ts';
import { brandValues } from './brand-values.ts';
import { escapeHtml } from './escape-html.ts';
import { fillLegalText } from './fill-legal-text.ts';

const config = readCoreConfig({
  DATABASE_URL: 'postgresql://x@y/z',
  JWT_SECRET: 's'.repeat(32),
  BRAND_NAME: 'brand',
  OPERATOR_NAME: 'Rao & "Sons"',
  OPERATOR_ADDRESS: 'address',
  SUPPORT_EMAIL: 'email',
  SUPPORT_PHONE: 'phone',
  GRIEVANCE_OFFICER: 'officer',
  GRIEVANCE_DAYS: '15',
  JURISDICTION_CITY: 'city',
});

it('fills each placeholder from its own setting', () => {
  expect(brandValues(config)).toEqual({
    brandName: 'brand',
    operatorName: 'Rao & "Sons"',
    postalAddress: 'address',
    supportEmail: 'email',
    supportPhone: 'phone',
    grievanceOfficer: 'officer',
    grievanceDays: '15',
    jurisdictionCity: 'city',
  });
});

it('escapes each character that HTML reads, the ampersand first', () => {
  expect(escapeHtml(`&<>"'&lt;`)).toBe(`&amp;&lt;&gt;&quot;'&amp;lt;`);
});

it('inserts a setting into a legal text as text', () => {
  expect(fillLegalText(config, '<p>{{operatorName}}, {{supportEmail}}</p>')).toBe(
    '<p>Rao &amp; "Sons", email</p>',
  );
});
