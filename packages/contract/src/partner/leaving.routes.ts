import * as z from 'zod/mini';
import { definePartnerRoute } from './define-partner-route.ts';
import { wireNothing, wireUuid } from './partner.wire.ts';

// Not among the routes of the sign-in, so that the first view of the companies' site does not load them.

export const memberDeletion = definePartnerRoute({
  key: 'members.deletion',
  number: 296,
  method: 'GET',
  path: '/partner/v1/me/deletion',
  kind: 'query',
  access: 'member',
  summary:
    'Lists the companies whose only owner is the member, with what closing them would end and who could own them instead.',
  request: {},
  result: z.object({
    companies: z.array(
      z.object({
        id: wireUuid,
        name: z.string(),
        city: z.string(),
        /** Jobs that are open, paused or wait for an operator. */
        jobs: z.int(),
        /** Applicants who wait for a final answer. */
        waiting: z.int(),
        /** The recruiters who can become the owner. */
        successors: z.array(z.object({ id: wireUuid, name: z.string(), phone: z.string() })),
      }),
    ),
  }),
  refusals: [],
});

export const memberDeleteWith = definePartnerRoute({
  key: 'members.deleteWith',
  number: 297,
  method: 'POST',
  path: '/partner/v1/me/deletion',
  kind: 'command',
  access: 'member',
  summary:
    'Deletes the member as DELETE /partner/v1/me does, and hands over or closes each company whose only owner the member is, all at once. Needs a sign-in of the last 15 minutes.',
  request: {
    body: z.object({
      companies: z
        .array(
          z.object({
            company: wireUuid,
            /** The recruiter who becomes the owner. Null closes the company. */
            successor: z.nullable(wireUuid),
          }),
        )
        .check(z.maxLength(50)),
    }),
  },
  result: wireNothing,
  refusals: ['CHANGED_SINCE', 'LAST_OWNER', 'FRESH_LOGIN_NEEDED'],
});
