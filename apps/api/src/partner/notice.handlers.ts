import {
  noticeList,
  noticeRead,
  pushKey,
  pushRemove,
  pushSave,
  quietHoursChange,
  quietHoursRead,
} from '@nukkad/contract/partner/index.ts';
import { listMemberNotices, readMemberNotices } from '@nukkad/core/member-notices/list-member-notices.ts';
import { removeMemberPush, saveMemberPush } from '@nukkad/core/member-notices/member-push.ts';
import { changeQuietHours, readQuietHours } from '@nukkad/core/members/quiet-hours.ts';
import { bind } from './partner-binding.ts';

export const noticeBindings = [
  bind(noticeList, ({ query }, { memberId }, { container, language }) =>
    listMemberNotices(container, memberId, query, language),
  ),

  bind(noticeRead, ({ body }, { memberId }, { container }) =>
    readMemberNotices(container, memberId, body.ids),
  ),

  bind(pushKey, (_input, _session, { container }) => ({ publicKey: container.config.push?.id ?? null })),

  bind(pushSave, async ({ body }, session, { container }) => {
    await saveMemberPush(container, session, body.subscription);
    return {};
  }),

  bind(pushRemove, async ({ body }, { memberId }, { container }) => {
    await removeMemberPush(container, memberId, body.subscription);
    return {};
  }),

  bind(quietHoursRead, (_input, { memberId }, { container }) => readQuietHours(container, memberId)),

  bind(quietHoursChange, ({ body }, { memberId }, { container }) =>
    changeQuietHours(container, memberId, body),
  ),
];
