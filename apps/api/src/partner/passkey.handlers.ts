import {
  passkeyAdd,
  passkeyList,
  passkeyRemove,
  passkeySignIn,
  passkeyStartAdding,
  passkeyStartSignIn,
} from '@nukkad/contract/partner/index.ts';
import { addPasskey } from '@nukkad/core/members/add-passkey.ts';
import { enterByPasskey } from '@nukkad/core/members/enter-by-passkey.ts';
import { listMemberPasskeys, removeMemberPasskey } from '@nukkad/core/members/member-passkeys.ts';
import { readMe } from '@nukkad/core/members/read-me.ts';
import { requireFreshSession } from '@nukkad/core/members/require-fresh-session.ts';
import { startPasskey } from '@nukkad/core/members/start-passkey.ts';
import { startPasskeySignIn } from '@nukkad/core/members/start-passkey-sign-in.ts';
import { deviceName } from '@nukkad/core/session/device-name.ts';
import { hireOriginOf } from './hire-origin.ts';
import { readMemberCookie, setMemberCookie } from './member-cookie.ts';
import { bind } from './partner-binding.ts';

export const passkeyBindings = [
  bind(passkeyStartSignIn, (_input, _session, context) =>
    startPasskeySignIn(context.container, hireOriginOf(context)),
  ),

  bind(passkeySignIn, async ({ body }, _session, context) => {
    const { container, request, reply } = context;
    const hireOrigin = hireOriginOf(context);
    const device = deviceName(request.headers['user-agent']);
    const { memberId, cookie } = await enterByPasskey(container, {
      credential: body.credential,
      hireOrigin,
      device,
      former: readMemberCookie(request, hireOrigin),
    });
    setMemberCookie(reply, hireOrigin, cookie);
    return readMe(container, memberId, body.language ?? context.language);
  }),

  bind(passkeyList, async (_input, { memberId }, { container }) => ({
    items: await listMemberPasskeys(container, memberId),
  })),

  bind(passkeyStartAdding, async (_input, session, context) => {
    await requireFreshSession(context.container, session.sessionId);
    return startPasskey(context.container, session, hireOriginOf(context));
  }),

  bind(passkeyAdd, async ({ body }, session, context) => {
    const { container, request } = context;
    await requireFreshSession(container, session.sessionId);
    const device = deviceName(request.headers['user-agent']);
    const hireOrigin = hireOriginOf(context);
    await addPasskey(container, session, { credential: body.credential, hireOrigin, device });
    return { items: await listMemberPasskeys(container, session.memberId) };
  }),

  bind(passkeyRemove, async ({ params }, { memberId }, { container }) => {
    await removeMemberPasskey(container, memberId, params.passkey);
    return {};
  }),
];
