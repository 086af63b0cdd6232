import type { FollowOutput } from '@nukkad/contract/companies/company.domain.ts';
import { WIRE_ANSWERS } from '@nukkad/i18n/wire-english.ts';
import type { Container } from '../container.ts';
import { lockCandidate } from '../database/locks.queries.ts';
import { findCompany } from './find-company.ts';

/**
 * Follows a company, or unfollows it if the seeker follows it already. The returned message is always English,
 * because older clients compare it.
 */
export async function followCompany(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  companyId: string,
): Promise<FollowOutput> {
  const id = await findCompany(database, { companyId });
  return database.transaction(async (tx) => {
    // The row lock serialises two clicks: one follows, the other unfollows.
    await tx.query(lockCandidate(candidateId));
    const { count } = await tx.companyFollow.deleteMany({ where: { candidateId, companyId: id } });
    const isFollowing = count === 0;
    if (isFollowing)
      await tx.companyFollow.create({ data: { candidateId, companyId: id, createdAt: clock.now() } });
    const { followerCount } = await tx.company.findUniqueOrThrow({
      where: { id },
      select: { followerCount: true },
    });
    const message = isFollowing ? WIRE_ANSWERS.companyFollowed : WIRE_ANSWERS.companyUnfollowed;
    return { message, isFollowing, followers: followerCount };
  });
}
