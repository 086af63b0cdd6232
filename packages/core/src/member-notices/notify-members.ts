import type { Namespaces } from '@nukkad/i18n';
import type { Queryable } from '../database/rows.ts';
import type { StoredValues } from '../notifications/local-values.ts';
import { insertMemberNotice, insertMemberNotices } from './member-notices.queries.ts';

type Texts = Namespaces['member-notices'];

/** A notice to members of companies. It contains no data of seekers. */
export type MemberNotice = {
  readonly [Type in keyof Texts]: {
    readonly type: Type;
    readonly template: keyof Texts[Type] & string;
    readonly values: StoredValues;
    /** The job whose title is among the values. The translated name of its work is stored too. */
    readonly jobId?: string | undefined;
    /** Path on the companies' site that the notice opens; null if there is none. */
    readonly link: string | null;
    /** A member receives only one notice with the same key. */
    readonly dedupeKey: string;
    /** The member who caused the notice and does not receive it. */
    readonly exceptMemberId?: string | undefined;
    /** Whether only the owners of the company receive it. */
    readonly isForOwners?: boolean | undefined;
  };
}[keyof Texts];

/**
 * Stores a notice for each member of a company, or each owner, in one statement. Skips suspended members, and duplicates of
 * `dedupeKey`. Returns the number stored. The caller requests the task `push` after its transaction.
 */
export async function notifyMembers(
  source: Queryable,
  companyId: string,
  notice: MemberNotice,
  now: Date,
): Promise<number> {
  const { type, template, values, jobId, link, dedupeKey, exceptMemberId, isForOwners = false } = notice;
  const row = {
    companyId,
    exceptMemberId: exceptMemberId ?? null,
    isForOwners,
    type,
    template,
    values: JSON.stringify(values),
    jobId: jobId ?? null,
    link,
    dedupeKey,
  };
  return (await source.query(insertMemberNotices(row, now))).length;
}

/**
 * Stores a notice for one member that is about no company. Returns whether it is new: a repeated `dedupeKey` stores nothing.
 * The caller requests the task `push` after its transaction.
 */
export async function notifyMember(
  source: Queryable,
  memberId: string,
  { type, template, values, link, dedupeKey }: MemberNotice,
  now: Date,
): Promise<boolean> {
  const row = { type, template, values: JSON.stringify(values), link, dedupeKey };
  return (await source.query(insertMemberNotice(memberId, row, now))).length > 0;
}
