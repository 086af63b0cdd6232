import { privacyCollection } from './privacy/collection.ts';
import { privacyRights } from './privacy/rights.ts';
import { privacyUse } from './privacy/use.ts';
import type { Policy } from './types.ts';

/**
 * The privacy policy in 15 collapsible sections. Written to the Digital Personal Data Protection Act, 2023
 * (Act 22 of 2023): notice s. 5, consent s. 6, duties s. 8, rights s. 11–14.
 * Placeholders: brandName, operatorName, postalAddress, supportEmail, supportPhone, grievanceOfficer, grievanceDays.
 */
export const privacyPolicy: Policy = {
  version: '1.5',
  effectiveFrom: '2026-11-27',
  title: { en: 'Privacy policy', hi: 'आपकी जानकारी और प्राइवेसी', mr: 'तुमची माहिती आणि प्रायव्हसी' },
  sections: [...privacyCollection, ...privacyUse, ...privacyRights],
};
