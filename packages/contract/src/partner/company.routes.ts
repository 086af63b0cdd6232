import * as z from 'zod/mini';
import { NAME_LENGTH_MAX, OTP_DIGITS } from '../constants.ts';
import { wireFileKey, wireInstant, wireLatitude, wireLongitude, wireText } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { ofCompany, wireMe, wirePhone, wireToken, wireUuid } from './partner.wire.ts';

/** Searches for a company that a member may make in a day (India). */
export const COMPANY_SEARCHES_A_DAY = 20;
/** Pictures on a company's page. */
export const COMPANY_PICTURES_MAX = 12;
/** Size of a logo, a picture or a paper in bytes. */
export const COMPANY_FILE_BYTES_MAX = 5 * 1024 * 1024;

export const PAPER_KINDS = ['SHOP_FRONT', 'LICENCE'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
const PAPER_STATES = ['OPEN', 'ACCEPTED', 'REFUSED'] as const;
const CLAIM_STATES = ['OPEN', 'GRANTED', 'REFUSED'] as const;

/** The five authenticity checks, as a company sees them. */
const COMPANY_CHECKS = ['COMPANY_IDENTITY', 'CONTACT', 'PLACE', 'WORDS', 'PAY'] as const;

/**
 * What a company can do about a check that has not passed:
 *
 * - `NUMBER_OR_PAPER`: enter a registration number, or add a photo of the shop front or the licence.
 * - `CORRECT_NUMBER`: correct the registration number.
 * - `WAIT`: nothing; an operator has yet to look.
 * - `CORRECT_CONTACT`: correct number or e-mail address.
 * - `WRITE_TO_US`: the number or address is blocked, so only support can help.
 * - `CORRECT_PLACE`: correct city, address or position.
 * - `CORRECT_WORDS`: the description asks for money.
 * - `WITH_EACH_JOB`: nothing; the check is made with each job.
 */
const CHECK_HELPS = [
  'NUMBER_OR_PAPER',
  'CORRECT_NUMBER',
  'WAIT',
  'CORRECT_CONTACT',
  'WRITE_TO_US',
  'CORRECT_PLACE',
  'CORRECT_WORDS',
  'WITH_EACH_JOB',
] as const;
export type CheckHelp = (typeof CHECK_HELPS)[number];

const wireCompanyName = wireText(NAME_LENGTH_MAX * 2).check(z.minLength(1), z.regex(/\S/));
const wireHour = z.int().check(z.gte(0), z.lte(24));
/** Hours for calls in India: from (inclusive) to (exclusive). */
const wireHours = z.object({ from: wireHour, to: wireHour });
/** The version of the terms for companies that the member accepts. */
const wireTerms = wireText(20);
const wireCode = z.string().check(z.minLength(1), z.maxLength(OTP_DIGITS * 2));

/** A place: a city (slug or name in any language) with an area of it, or a position. A position alone is enough. */
const place = {
  city: z.optional(wireText(80)),
  locality: z.optional(wireText(80)),
  address: z.optional(wireText(500)),
  latitude: z.optional(wireLatitude),
  longitude: z.optional(wireLongitude),
};

/** The number for callers. Without it, the member's own. Another number needs the code that was sent to it. */
const contact = {
  phone: z.optional(wirePhone),
  code: z.optional(wireCode),
  token: z.optional(wireToken),
};

const registration = {
  gstin: z.optional(z.nullable(wireText(20))),
  cin: z.optional(z.nullable(wireText(25))),
  udyam: z.optional(z.nullable(wireText(25))),
};

const about = {
  description: z.optional(wireText(2000)),
  website: z.optional(z.nullable(wireText(500))),
  email: z.optional(wireText(254)),
};

const wireCheck = z.object({
  kind: z.enum(COMPANY_CHECKS),
  outcome: z.enum(['PASSED', 'FAILED', 'NOT_DONE']),
  /** One of the reasons of the authenticity checks; null for a check that is made with each job. */
  reason: z.nullable(z.string()),
  /** What to do next; null if the check has passed. */
  help: z.nullable(z.enum(CHECK_HELPS)),
});

const wirePaper = z.object({
  id: wireUuid,
  kind: z.enum(PAPER_KINDS),
  state: z.enum(PAPER_STATES),
  createdAt: wireInstant,
  decidedAt: z.nullable(wireInstant),
});

export const wireCompanyProfile = z.object({
  id: wireUuid,
  /** Send it back with a change, so that no colleague's change is overwritten. */
  version: z.string(),
  name: z.string(),
  description: z.string(),
  website: z.nullable(z.string()),
  city: z.object({ slug: z.string(), name: z.string() }),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  email: z.string(),
  gstin: z.nullable(z.string()),
  cin: z.nullable(z.string()),
  udyam: z.nullable(z.string()),
  /** The company's own hours for calls; null if `usualHours` apply. */
  hours: z.nullable(wireHours),
  usualHours: wireHours,
  /** Whether a code proved that the number is in the hands of a member. */
  isContactProved: z.boolean(),
  /** Whether an operator has looked at the company. */
  isSeen: z.boolean(),
  isSuspended: z.boolean(),
  logo: z.nullable(wireFileKey),
  pictures: z.array(z.object({ id: wireUuid, key: wireFileKey })),
  papers: z.array(wirePaper),
  checks: z.array(wireCheck),
});

export const companyFind = definePartnerRoute({
  key: 'company.find',
  number: 240,
  method: 'GET',
  path: '/partner/v1/companies',
  kind: 'query',
  access: 'member',
  summary: `Finds companies by a part of the name or by the whole number, at most ten. ${COMPANY_SEARCHES_A_DAY} times a day.`,
  request: { query: z.object({ find: wireText(80).check(z.minLength(2)) }) },
  result: z.object({
    items: z.array(z.object({ id: wireUuid, name: z.string(), city: z.string(), isClaimed: z.boolean() })),
  }),
  refusals: ['ACCESS_LIMIT'],
});

export const companyRegister = definePartnerRoute({
  key: 'company.register',
  number: 241,
  method: 'POST',
  path: '/partner/v1/companies',
  kind: 'command',
  access: 'member',
  idempotency: 'required',
  summary: 'Registers a company. The member becomes its owner and accepts the terms for companies.',
  request: {
    body: z.object({
      name: wireCompanyName,
      terms: wireTerms,
      ...place,
      ...contact,
      ...registration,
      ...about,
    }),
  },
  result: z.object({ company: wireCompanyProfile, me: wireMe }),
  refusals: [
    'CITY_UNKNOWN',
    'COMPANY_LIMIT',
    'CONTACT_BLOCKED',
    'ALREADY_CLAIMED',
    'TERMS_CHANGED',
    'INVALID_NUMBER',
    'INVALID_OTP',
    'OTP_EXPIRED',
    'OTP_LOCKED',
  ],
});

export const claimList = definePartnerRoute({
  key: 'company.claims',
  number: 242,
  method: 'GET',
  path: '/partner/v1/claims',
  kind: 'query',
  access: 'member',
  summary: "Lists the member's claims of companies, the latest first, at most 20.",
  request: {},
  result: z.object({
    items: z.array(
      z.object({
        id: wireUuid,
        company: z.object({ id: wireUuid, name: z.string(), city: z.string() }),
        state: z.enum(CLAIM_STATES),
        createdAt: wireInstant,
        decidedAt: z.nullable(wireInstant),
      }),
    ),
  }),
  refusals: [],
});

export const companyProfile = definePartnerRoute({
  key: 'company.profile',
  number: 243,
  method: 'GET',
  path: '/partner/v1/companies/:company/profile',
  kind: 'query',
  access: 'recruiter',
  summary: 'Returns what the company has entered, its papers, and the five checks with what is missing.',
  request: { params: ofCompany },
  result: wireCompanyProfile,
  refusals: [],
});

export const companyChange = definePartnerRoute({
  key: 'company.change',
  number: 244,
  method: 'PATCH',
  path: '/partner/v1/companies/:company',
  kind: 'command',
  access: 'owner',
  idempotency: 'accepted',
  summary: 'Changes the fields that are sent. Refuses a change of a version that is not the latest.',
  request: {
    params: ofCompany,
    body: z.object({
      version: wireText(40),
      name: z.optional(wireCompanyName),
      ...place,
      ...contact,
      ...registration,
      ...about,
      /** Null returns to the usual hours. */
      hours: z.optional(z.nullable(wireHours)),
      /** Null removes the logo. */
      logo: z.optional(z.null()),
      /** The ids of the pictures to keep, in their new order. */
      pictures: z.optional(z.array(wireUuid).check(z.maxLength(COMPANY_PICTURES_MAX))),
    }),
  },
  result: wireCompanyProfile,
  refusals: [
    'CHANGED_SINCE',
    'CITY_UNKNOWN',
    'CONTACT_BLOCKED',
    'ALREADY_CLAIMED',
    'INVALID_NUMBER',
    'INVALID_OTP',
    'OTP_EXPIRED',
    'OTP_LOCKED',
  ],
});

export const companyTermsRead = definePartnerRoute({
  key: 'company.terms',
  number: 249,
  method: 'GET',
  path: '/partner/v1/terms',
  kind: 'query',
  access: 'public',
  summary: 'Returns the terms for companies in the language of the caller. The bodies of sections are HTML.',
  request: {},
  result: z.object({
    version: z.string(),
    effectiveFrom: z.string(),
    title: z.string(),
    sections: z.array(z.object({ id: z.string(), title: z.string(), body: z.string() })),
  }),
  refusals: [],
});
