import {
  memberChange,
  memberDelete,
  memberDeleteWith,
  memberDeletion,
  memberDevices,
  memberEndDevice,
  memberEndOtherDevices,
  memberMe,
  memberSendCode,
  memberSignIn,
  memberSignOut,
} from '@nukkad/contract/partner/index.ts';
import { deleteMember } from '@nukkad/core/leaving/delete-member.ts';
import { readDeletion } from '@nukkad/core/leaving/read-deletion.ts';
import { changeMember } from '@nukkad/core/members/change-member.ts';
import { enterMember } from '@nukkad/core/members/enter-member.ts';
import {
  endMemberDevice,
  endOtherMemberDevices,
  listMemberDevices,
} from '@nukkad/core/members/member-devices.ts';
import { readMe } from '@nukkad/core/members/read-me.ts';
import { requireFreshSession } from '@nukkad/core/members/require-fresh-session.ts';
import { sendMemberCode } from '@nukkad/core/members/send-member-code.ts';
import { deviceName } from '@nukkad/core/session/device-name.ts';
import { hireOriginOf } from './hire-origin.ts';
import { clearMemberCookie, readMemberCookie, setMemberCookie } from './member-cookie.ts';
import { bind } from './partner-binding.ts';

export const memberBindings = [
  bind(memberSendCode, ({ body }, _session, context) => {
    const { container, request, language } = context;
    return sendMemberCode(container, {
      phone: body.phone,
      networkAddress: request.network,
      language: body.language ?? language,
      origin: hireOriginOf(context),
    });
  }),

  bind(memberSignIn, async ({ body }, _session, context) => {
    const { container, request, reply } = context;
    const language = body.language ?? context.language;
    const { memberId, cookie } = await enterMember(container, {
      ...body,
      language,
      networkAddress: request.network,
      device: deviceName(request.headers['user-agent']),
      former: readMemberCookie(request, hireOriginOf(context)),
    });
    setMemberCookie(reply, hireOriginOf(context), cookie);
    return readMe(container, memberId, language);
  }),

  bind(memberSignOut, async (_input, { memberId, sessionId }, context) => {
    await endMemberDevice(context.container, memberId, sessionId);
    clearMemberCookie(context.reply, hireOriginOf(context));
    return {};
  }),

  bind(memberMe, (_input, { memberId }, { container, language }) => readMe(container, memberId, language)),

  bind(memberChange, async ({ body }, { memberId }, { container, language }) => {
    await changeMember(container, memberId, body);
    return readMe(container, memberId, body.language ?? language);
  }),

  bind(memberDelete, async (_input, { memberId, sessionId }, context) => {
    await requireFreshSession(context.container, sessionId);
    await deleteMember(context.container, memberId);
    clearMemberCookie(context.reply, hireOriginOf(context));
    return {};
  }),

  bind(memberDeletion, (_input, { memberId }, { container, language }) =>
    readDeletion(container, memberId, language),
  ),

  bind(memberDeleteWith, async ({ body }, { memberId, sessionId }, context) => {
    await requireFreshSession(context.container, sessionId);
    await deleteMember(context.container, memberId, body.companies);
    clearMemberCookie(context.reply, hireOriginOf(context));
    return {};
  }),

  bind(memberDevices, async (_input, session, { container }) => ({
    items: await listMemberDevices(container, session),
  })),

  bind(memberEndDevice, async ({ params }, { memberId }, { container }) => {
    await endMemberDevice(container, memberId, params.device);
    return {};
  }),

  bind(memberEndOtherDevices, async (_input, session, { container }) => ({
    ended: await endOtherMemberDevices(container, session),
  })),
];
