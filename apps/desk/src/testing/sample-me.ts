import type { Me } from '../lib/use-me.ts';

export const COMPANY_ID = '01900000-0000-7000-8000-000000000001';
const MEMBER_ID = '01900000-0000-7000-8000-000000000002';

/** A member who owns one company. */
export const ME: Me = {
  member: { id: MEMBER_ID, name: 'Asha Kulkarni', phone: '+919000000001', language: 'en' },
  companies: [
    {
      id: COMPANY_ID,
      name: 'Annapurna Foods',
      city: 'Pune',
      imageKey: null,
      role: 'OWNER',
      suspendedAt: null,
    },
  ],
  claimable: null,
};
