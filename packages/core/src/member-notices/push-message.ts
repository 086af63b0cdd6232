import type { RowOf } from '@nukkad/db/sql.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Namespaces } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';
import type { Container } from '../container.ts';
import type { PushMessage } from '../ports.ts';
import { memberNoticeMessage } from './member-notice-message.ts';
import type { takeWaitingNotices } from './member-notices.queries.ts';

/** A notice as it is pushed. */
export type PushedNotice = Omit<RowOf<typeof takeWaitingNotices>, 'mayPush' | 'token'>;
type NoticeType = keyof Namespaces['member-notices'];

/** The order in which a summary names the types of notices. */
const ORDER = {
  applicants: 0,
  interviews: 1,
  messages: 2,
  answers: 3,
  jobs: 4,
  company: 5,
  reviews: 6,
  team: 7,
  help: 8,
} as const satisfies Record<NoticeType, number>;

const texts = await translations('member-pushes');

/** Returns the message for one notice. */
function singleMessage(config: Container['config'], notice: PushedNotice): PushMessage {
  const { id, type, values, link, language } = notice;
  return {
    title: config.BRAND_NAME,
    body: memberNoticeMessage(type, values, language),
    language,
    link: new URL(link ?? '/today', config.HIRE_ORIGIN).href,
    tag: id,
  };
}

/**
 * Returns the message for notices of one member: the text of a single notice, or how many there are of each type. A summary
 * replaces an earlier one of the same day.
 */
export function pushMessageOf(
  config: Container['config'],
  notices: readonly [PushedNotice, ...PushedNotice[]],
  now: Date,
): PushMessage {
  const [first] = notices;
  if (notices.length === 1) return singleMessage(config, first);
  const say = texts[first.language];
  const parts = [...Map.groupBy(notices, ({ type }) => type as NoticeType)]
    .sort(([left], [right]) => ORDER[left] - ORDER[right])
    .map(([type, { length }]) => say(`part.${type}`, { count: length }));
  return {
    title: config.BRAND_NAME,
    body: say('all', { count: notices.length, parts: parts.join(', ') }),
    language: first.language,
    link: new URL('/notices', config.HIRE_ORIGIN).href,
    tag: `notices-${indiaDay(now)}`,
  };
}
