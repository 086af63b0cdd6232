import * as z from 'zod/mini';
import { wireFileKey, wireInstant, wireLanguage, wireText } from '../shared/shared.wire.ts';

/** Schemas that several domains of the companies' API share. */

export const wireUuid = z.string().check(z.minLength(36), z.maxLength(36), z.regex(/^[0-9a-fA-F-]+$/));
export const wireToken = z.string().check(z.minLength(20), z.maxLength(100), z.regex(/^[A-Za-z0-9_-]+$/));
export const wirePhone = wireText(20);
export const wireName = wireText(80).check(z.minLength(1), z.regex(/\S/));
export const wireNothing = z.object({});

export const ofCompany = z.object({ company: wireUuid });
export const ofApplication = z.object({ company: wireUuid, application: wireUuid });

/** Maximum number of items on a page. */
export const PARTNER_PAGE_MAX = 50;
/** Query parameters of a list. They are texts, because they are part of the URL. */
export const wirePage = {
  after: z.optional(wireText(200)),
  size: z.optional(z.string().check(z.regex(/^([1-9]|[1-4][0-9]|50)$/))),
};
/** The cursor of the next page; null at the end. */
export const wireNext = z.nullable(z.string());

export const MEMBER_ROLES = ['OWNER', 'RECRUITER'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
export const wireRole = z.enum(MEMBER_ROLES);

export const wireMember = z.object({
  id: wireUuid,
  name: z.string(),
  phone: z.string(),
  language: wireLanguage,
});

/** A company as its members see it in lists. */
export const wireMemberCompany = z.object({
  id: wireUuid,
  name: z.string(),
  city: z.string(),
  imageKey: z.nullable(wireFileKey),
  role: wireRole,
  /** When an operator suspended the company. Its members cannot open applicants then. */
  suspendedAt: z.nullable(wireInstant),
});

/** A company with the member's proven number that nobody has claimed. */
export const wireClaimable = z.object({ id: wireUuid, name: z.string(), city: z.string() });

export const wireMe = z.object({
  member: wireMember,
  companies: z.array(wireMemberCompany),
  claimable: z.nullable(wireClaimable),
});
