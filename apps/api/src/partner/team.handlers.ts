import {
  companyOne,
  inviteAccept,
  inviteRead,
  teamChangeRole,
  teamConfirm,
  teamEnd,
  teamInvite,
  teamLeave,
  teamList,
} from '@nukkad/contract/partner/index.ts';
import { readCompanyBoard } from '@nukkad/core/applicants/read-company-board.ts';
import { changeRole, removeFromTeam } from '@nukkad/core/members/change-team.ts';
import { acceptInvite, inviteMember, listTeam, readInvite } from '@nukkad/core/members/invite-member.ts';
import { memberActor } from '@nukkad/core/members/member-session.ts';
import { readMe } from '@nukkad/core/members/read-me.ts';
import { requireFreshSession } from '@nukkad/core/members/require-fresh-session.ts';
import { confirmTeam, readTeamAskedAt } from '@nukkad/core/team-question/confirm-team.ts';
import { bind } from './partner-binding.ts';

export const teamBindings = [
  bind(companyOne, (_input, session, { container, language }) =>
    readCompanyBoard(container, session, language),
  ),

  bind(teamList, async (_input, { companyId }, { container }) => ({
    ...(await listTeam(container, companyId)),
    askedAt: await readTeamAskedAt(container.database, companyId),
  })),

  bind(teamInvite, async ({ body }, session, { container, key }) => {
    if (body.role === 'OWNER') await requireFreshSession(container, session.sessionId);
    return inviteMember(container, session, body, key);
  }),

  bind(teamChangeRole, async ({ params, body }, { companyId, memberId, sessionId }, { container }) => {
    await requireFreshSession(container, sessionId);
    const change = { companyId, memberId: params.member, actor: memberActor(memberId) };
    await changeRole(container, change, body.role);
    return {};
  }),

  bind(teamConfirm, ({ body }, session, { container }) => confirmTeam(container, session, body.members)),

  bind(teamEnd, async ({ params }, { companyId, memberId }, { container }) => {
    await removeFromTeam(container, { companyId, memberId: params.member, actor: memberActor(memberId) });
    return {};
  }),

  bind(teamLeave, async (_input, { companyId, memberId }, { container }) => {
    await removeFromTeam(container, { companyId, memberId, actor: memberActor(memberId) });
    return {};
  }),

  bind(inviteRead, ({ params }, session, { container }) => readInvite(container, session, params.token)),

  bind(inviteAccept, async ({ params }, session, { container, language }) => {
    await acceptInvite(container, session, params.token);
    return readMe(container, session.memberId, language);
  }),
];
