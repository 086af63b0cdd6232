import { isHrOpen } from '@nukkad/domain/hr-window.ts';
import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow, oneRow } from '../database/rows.ts';
import { PartnerError } from '../errors/partner-error.ts';
import type { CompanySession } from '../members/member-session.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lookOf, refuseAccess, requireAccess } from './applicant-access.ts';
import { countPhonesOpened } from './applicants.queries.ts';
import { revealPhone } from './reveal.queries.ts';

/** Hours in India in which seekers may be called. */
const CALL_WINDOW = { fromHour: 8, toHour: 21 };
/** Numbers that a company may open in a day: more if an operator has seen its contact. */
const PHONES_A_DAY = 30;
const PHONES_A_DAY_SEEN = 150;

/**
 * Returns the verified number of an applicant; null if there is none. Writes the access ledger in the same statement.
 * Throws CALL_WINDOW_CLOSED outside 8 to 21 in India, ACCESS_LIMIT above the numbers of a day, NOT_FOUND, ACCESS_ENDED.
 */
export async function openContact(
  deps: Pick<Container, 'database' | 'clock' | 'keys'>,
  session: CompanySession,
  application: string,
): Promise<{ phone: string | null }> {
  const id = requireUuid(application);
  const look = lookOf(deps, session);
  return deps.database.transaction(async (tx) => {
    // The lock makes the looks of one company run one after the other, so that none passes the limit.
    await tx.query(lockKey(`phones:${look.companyId}`));
    const { count, isOpened, isSeen } = await oneRow(tx, countPhonesOpened(look.companyId, id, look.day));
    await requireAccess(tx, id, look.companyId, look.now);
    if (!isHrOpen(CALL_WINDOW, look.now))
      throw new PartnerError('CALL_WINDOW_CLOSED', { from: CALL_WINDOW.fromHour, to: CALL_WINDOW.toHour });
    if (!isOpened && count >= (isSeen ? PHONES_A_DAY_SEEN : PHONES_A_DAY))
      throw new PartnerError('ACCESS_LIMIT');
    const found = await firstRow(tx, revealPhone(look, id));
    if (found === null) throw await refuseAccess(tx, look, id);
    return { phone: found.phone };
  });
}
