import * as z from 'zod/mini';
import { ANSWER_SPEEDS } from '../companies/answer-speed.ts';
import { wireInstant, wireText } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { ofCompany, wireMe, wireNothing, wirePhone, wireRole, wireToken, wireUuid } from './partner.wire.ts';

const ofMember = z.object({ company: wireUuid, member: wireUuid });
const ofInvite = z.object({ token: wireToken });

const wireStageCounts = z.object({
  APPLIED: z.int(),
  SHORTLISTED: z.int(),
  SCHEDULED: z.int(),
  INTERVIEWED: z.int(),
  HIRED: z.int(),
  REJECTED: z.int(),
});

const wireCompany = z.object({
  id: wireUuid,
  name: z.string(),
  city: z.string(),
  address: z.string(),
  role: wireRole,
  isSuspended: z.boolean(),
  /** Applicants of the last 90 days by stage. */
  counts: wireStageCounts,
  /** Applications that nobody has answered although their answer is due. */
  overdue: z.int(),
  /** Applications whose answer is due today or tomorrow, by the calendar of India. Earlier versions of the API omit it. */
  due: z.optional(z.object({ today: z.int(), tomorrow: z.int() })),
  /** Messages of applicants that nobody of the company has read, at most 100. Earlier versions of the API omit it. */
  unreadMessages: z.optional(z.int()),
  /** Open jobs with `isToConfirm`, at most 20. Earlier versions of the API omit it. */
  jobsToConfirm: z.optional(z.int()),
  /**
   * When the owners were asked who still belongs; null if nobody has to be confirmed, and for recruiters. Earlier versions
   * of the API omit it.
   */
  teamAskedAt: z.optional(z.nullable(wireInstant)),
  /**
   * How fast the company answered the people of the last 90 days who applied at least a week ago. Computed each night;
   * null until then.
   */
  answering: z.nullable(
    z.object({
      applications: z.int(),
      answered: z.int(),
      /** After how many hours at least half of them had an answer; null if fewer than half had one. */
      medianHours: z.nullable(z.int()),
      /** What seekers read; null if nothing is said. */
      answersWithin: z.nullable(z.enum(ANSWER_SPEEDS)),
    }),
  ),
});

const wireTeamMember = z.object({
  id: wireUuid,
  name: z.string(),
  phone: z.string(),
  role: wireRole,
  since: wireInstant,
  seenAt: z.nullable(wireInstant),
});

export const companyClaim = definePartnerRoute({
  key: 'company.claim',
  number: 210,
  method: 'POST',
  path: '/partner/v1/companies/:company/claims',
  kind: 'command',
  access: 'member',
  idempotency: 'required',
  summary:
    "Makes the member the owner of the only company with the member's proven number. An operator decides about other companies.",
  request: {
    params: ofCompany,
    body: z.object({
      /** The version of the terms for companies that the member accepts. Not needed if it is accepted already. */
      terms: z.optional(wireText(20)),
      /** How we can check that the member belongs to the company. */
      note: z.optional(wireText(300)),
    }),
  },
  result: z.object({ state: z.enum(['OPEN', 'GRANTED']), me: wireMe }),
  refusals: ['ALREADY_CLAIMED', 'COMPANY_LIMIT', 'TERMS_CHANGED'],
});

export const companyOne = definePartnerRoute({
  key: 'company.one',
  number: 211,
  method: 'GET',
  path: '/partner/v1/companies/:company',
  kind: 'query',
  access: 'recruiter',
  summary: 'Returns the company with the number of applicants by stage and of unread messages.',
  request: { params: ofCompany },
  result: wireCompany,
  refusals: [],
});

export const teamList = definePartnerRoute({
  key: 'team.list',
  number: 212,
  method: 'GET',
  path: '/partner/v1/companies/:company/members',
  kind: 'query',
  access: 'owner',
  summary: 'Lists the members of the company and the invitations that are open.',
  request: { params: ofCompany },
  result: z.object({
    items: z.array(wireTeamMember),
    invites: z.array(z.object({ id: wireUuid, role: wireRole, expiresAt: wireInstant })),
    /** As `teamAskedAt` of the company. */
    askedAt: z.optional(z.nullable(wireInstant)),
  }),
  refusals: [],
});

export const teamInvite = definePartnerRoute({
  key: 'team.invite',
  number: 213,
  method: 'POST',
  path: '/partner/v1/companies/:company/invites',
  kind: 'command',
  access: 'owner',
  idempotency: 'required',
  summary:
    'Invites the owner of a phone number; a new owner only soon after a sign-in. The token is shown once; only that number can use it.',
  request: { params: ofCompany, body: z.object({ phone: wirePhone, role: wireRole }) },
  result: z.object({ id: wireUuid, token: z.string(), role: wireRole, expiresAt: wireInstant }),
  refusals: ['FRESH_LOGIN_NEEDED', 'INVALID_NUMBER', 'INVITE_LIMIT'],
});

export const teamChangeRole = definePartnerRoute({
  key: 'team.changeRole',
  number: 214,
  method: 'PATCH',
  path: '/partner/v1/companies/:company/members/:member',
  kind: 'command',
  access: 'owner',
  summary: "Changes a member's role, soon after a sign-in. The last owner keeps the role.",
  request: { params: ofMember, body: z.object({ role: wireRole }) },
  result: wireNothing,
  refusals: ['FRESH_LOGIN_NEEDED', 'LAST_OWNER'],
});

export const teamEnd = definePartnerRoute({
  key: 'team.end',
  number: 215,
  method: 'DELETE',
  path: '/partner/v1/companies/:company/members/:member',
  kind: 'command',
  access: 'owner',
  summary: 'Ends the membership of a member at once. The last owner stays.',
  request: { params: ofMember },
  result: wireNothing,
  refusals: ['LAST_OWNER'],
});

export const teamLeave = definePartnerRoute({
  key: 'team.leave',
  number: 216,
  method: 'DELETE',
  path: '/partner/v1/companies/:company/membership',
  kind: 'command',
  access: 'recruiter',
  summary: "Ends the caller's own membership. The last owner stays.",
  request: { params: ofCompany },
  result: wireNothing,
  refusals: ['LAST_OWNER'],
});

export const inviteRead = definePartnerRoute({
  key: 'invites.read',
  number: 217,
  method: 'GET',
  path: '/partner/v1/invites/:token',
  kind: 'query',
  access: 'member',
  summary: 'Shows the company and the role of an invitation to the member whose number was invited.',
  request: { params: ofInvite },
  result: z.object({ company: z.string(), city: z.string(), role: wireRole }),
  refusals: ['INVITE_ENDED'],
});

export const inviteAccept = definePartnerRoute({
  key: 'invites.accept',
  number: 218,
  method: 'POST',
  path: '/partner/v1/invites/:token',
  kind: 'command',
  access: 'member',
  summary: 'Accepts an invitation. It can be used once.',
  request: { params: ofInvite },
  result: wireMe,
  refusals: ['INVITE_ENDED'],
});

export const teamConfirm = definePartnerRoute({
  key: 'team.confirm',
  number: 299,
  method: 'POST',
  path: '/partner/v1/companies/:company/members/confirmed',
  kind: 'command',
  access: 'owner',
  summary:
    'Answers the question who still belongs: confirms these members. Ids of people who do not belong to the company are ignored. Without an open question it changes nothing.',
  request: {
    params: ofCompany,
    body: z.object({ members: z.array(wireUuid).check(z.minLength(1), z.maxLength(500)) }),
  },
  /** `confirmed`: the number of members who were confirmed. */
  result: z.object({ confirmed: z.int() }),
  refusals: [],
});
