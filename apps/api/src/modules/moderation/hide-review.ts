import type { Container } from '../../container.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import { requireUuid } from '../../shared/require-uuid.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

interface Subject {
  readonly reviewId: string;
  readonly actor: string;
}

const missingOr = async ({ database }: Deps, id: string, refusal: string): Promise<AppError> => {
  const isThere = (await database.prisma.companyReview.count({ where: { id } })) > 0;
  return isThere ? invalidField('review', refusal) : new AppError('NOT_FOUND');
};

/** Takes a review out of lists, counts and the average; its author still sees it, and writing it anew brings it back nowhere. */
export async function hideReview(
  deps: Deps,
  { reviewId, actor, note }: Subject & { readonly note: string },
): Promise<void> {
  const id = requireUuid(reviewId);
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    const { count } = await tx.companyReview.updateMany({
      where: { id, hiddenAt: null },
      data: { hiddenAt: now, hiddenNote: note },
    });
    if (count === 0) throw await missingOr(deps, id, 'is hidden already');
    await tx.auditEntry.create({ data: { actor, action: 'review-hidden', subject: id, createdAt: now } });
  });
}

/** Shows a hidden review again. */
export async function restoreReview(deps: Deps, { reviewId, actor }: Subject): Promise<void> {
  const id = requireUuid(reviewId);
  await deps.database.transaction(async (tx) => {
    const { count } = await tx.companyReview.updateMany({
      where: { id, hiddenAt: { not: null } },
      data: { hiddenAt: null, hiddenNote: null },
    });
    if (count === 0) throw await missingOr(deps, id, 'is not hidden');
    const createdAt = deps.clock.now();
    await tx.auditEntry.create({ data: { actor, action: 'review-restored', subject: id, createdAt } });
  });
}
