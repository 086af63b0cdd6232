import { decideClaim } from '@nukkad/core/registration/decide-claim.ts';
import type { Command } from '../command.ts';
import { requireNote } from '../find.ts';
import { selectClaimsWaiting } from './claims.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

const claimsList: Command = {
  name: 'claims list',
  parameters: [],
  options: PAGE,
  summary:
    'Members who ask to look after a company with another number, oldest first. Call the number of the company before you decide.',
  examples: ['claims list'],
  run: ({ container, options }) => container.database.query(onPage(selectClaimsWaiting(), options)),
};

const claimsGrant: Command = {
  name: 'claims grant',
  parameters: ['claim'],
  summary: 'Makes the member the owner of the company. Refuses the other claims of the company.',
  examples: ['claims grant 0199f0c2-…'],
  run: async ({ container, actor }, claimId = '') => {
    const { companyId, memberId } = await decideClaim(container, { claimId, isGranted: true, actor });
    return { claim: claimId, state: 'GRANTED', company: companyId, member: memberId };
  },
};

const claimsRefuse: Command = {
  name: 'claims refuse',
  parameters: ['claim', 'reason'],
  summary: 'Refuses a claim. Only operators see the reason.',
  examples: ['claims refuse 0199f0c2-… "the shop does not know the number"'],
  run: async ({ container, actor }, claimId = '', text = '') => {
    const reason = requireNote(text);
    const { companyId } = await decideClaim(container, { claimId, isGranted: false, actor, reason });
    return { claim: claimId, state: 'REFUSED', company: companyId };
  },
};

/** Commands on members who ask to look after a company. */
export const claimCommands: readonly Command[] = [claimsList, claimsGrant, claimsRefuse];
