import type { Fault } from './fault.ts';

const CORE = 'packages/core/src';
const PARTNER = 'apps/api/src/partner';
const API = 'apps/api/src/modules';
const CHAT = 'apps/chat/src';

/** Faults in chats between seekers, companies and the team. */
export const CHAT_FAULTS: readonly Fault[] = [
  {
    name: 'a page of a chat repeats a message',
    kind: 'limit',
    file: `${CORE}/chat/read-history.ts`,
    find: 'sequence: { lt: input.before }',
    replace: 'sequence: { lte: input.before }',
    tests: [`${API}/chat`],
  },
  {
    name: 'a chat with one message offers older ones',
    kind: 'limit',
    file: `${CORE}/chat/read-history.ts`,
    find: 'first.sequence > 1',
    replace: 'first.sequence > 0',
    tests: [`${API}/chat`],
  },
  {
    name: 'a page of a chat has its oldest messages',
    kind: 'order',
    file: `${CORE}/chat/read-history.ts`,
    find: "orderBy: { sequence: 'desc' }",
    replace: "orderBy: { sequence: 'asc' }",
    tests: [`${API}/chat`],
  },
  {
    name: 'the messages of the seeker are unread',
    kind: 'SQL condition',
    file: `${CORE}/chat/marks.queries.ts`,
    find: " AND m.sender <> 'CANDIDATE' ${LIMIT}",
    replace: ' ${LIMIT}',
    tests: [`${CHAT}/marks`],
  },
  {
    name: 'a seeker has read messages that do not exist',
    kind: 'limit',
    file: `${CORE}/chat/marks.queries.ts`,
    find: 'least(${read}::int, last_sequence) AS wanted',
    replace: '${read}::int AS wanted',
    tests: [`${CHAT}/marks`],
  },
  {
    name: 'what was read becomes unread again',
    kind: 'second round',
    file: `${CORE}/chat/marks.queries.ts`,
    find: 'AND c.seeker_read < f.wanted',
    replace: 'AND c.seeker_read <> f.wanted',
    tests: [`${CHAT}/marks`],
  },
  {
    name: 'messages of the seeker limit the company',
    kind: 'SQL condition',
    file: `${CORE}/chat/conversations.queries.ts`,
    find: " AND r.sender <> 'CANDIDATE'",
    replace: '',
    tests: [`${PARTNER}/messages.contract.test.ts`, `${PARTNER}/message-limits.contract.test.ts`],
  },
  {
    name: 'a message of a company is shown as one of the team',
    kind: 'row of a table',
    file: `${CORE}/chat/reply-to-seeker.ts`,
    find: "template: link === null ? 'support' : 'company'",
    replace: "template: link === null ? 'company' : 'support'",
    tests: [
      `${PARTNER}/messages.contract.test.ts`,
      `${API}/chat`,
      `${PARTNER}/message-limits.contract.test.ts`,
    ],
  },
  {
    name: 'a message of a company leads to the chat with the team',
    kind: 'link',
    file: `${CORE}/chat/reply-to-seeker.ts`,
    find: '`/chatcompany?${encodeURIComponent(link)}`',
    replace: "'/chatadmin'",
    tests: [
      `${PARTNER}/messages.contract.test.ts`,
      `${API}/chat`,
      `${PARTNER}/message-limits.contract.test.ts`,
    ],
  },
  {
    name: 'fifty messages of a company have an older page',
    kind: 'limit',
    file: `${CORE}/company-chat/read-threads.ts`,
    find: 'before: stored.length > PAGE ?',
    replace: 'before: stored.length >= PAGE ?',
    tests: [`${PARTNER}/messages.contract.test.ts`, `${PARTNER}/message-limits.contract.test.ts`],
  },
  {
    name: 'members are told of messages that wait for an hour',
    kind: 'SQL condition',
    file: `${CORE}/company-chat/company-chat.queries.ts`,
    find: "interval '1 hour'",
    replace: "interval '2 hours'",
    tests: [
      `${PARTNER}/messages.contract.test.ts`,
      `${PARTNER}/unread-messages.contract.test.ts`,
      `${PARTNER}/notices.contract.test.ts`,
    ],
  },
  {
    name: 'messages of the team have the name of the company',
    kind: 'row of a table',
    file: `${CORE}/chat/conversations.queries.ts`,
    find: "WHEN 'COMPANY' THEN coalesce(f.name, '') ELSE ''",
    replace: "WHEN 'ADMIN' THEN coalesce(f.name, '') ELSE ''",
    tests: [`${CORE}/chat/read-messages-after.int.test.ts`],
  },
  {
    name: 'the bell is forgotten when the marks could not be read',
    kind: 'second round',
    file: 'apps/chat/src/marks/marks.ts',
    find: '    change.isBell ||= isBell;\n',
    replace: '',
    tests: ['apps/chat/src/marks'],
  },
  {
    name: 'a device whose token has ended can say that it types',
    kind: 'member of a condition',
    file: 'apps/chat/src/events/typing.ts',
    find: "    if (expiresAtMs <= now.getTime()) throw new AppError('TOKEN_EXPIRED');\n",
    replace: '',
    tests: ['apps/chat/src'],
  },
  {
    name: 'how far somebody has read is stored in read-only mode',
    kind: 'member of a condition',
    file: 'apps/chat/src/events/read.ts',
    find: "    if (await maintenance.isOn()) throw new AppError('MAINTENANCE');\n",
    replace: '',
    tests: ['apps/chat/src'],
  },
];
