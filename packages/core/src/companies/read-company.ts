import { CHECK_KINDS, type Language } from '@nukkad/contract';
import type { Company, CompanyRef } from '@nukkad/contract/companies/company.domain.ts';
import { answerSpeedOf } from '@nukkad/domain/answer-speed.ts';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { metaOf } from '../shared/page-meta.ts';
import { safeHtml } from '../shared/safe-html.ts';
import { figuresOf } from './answer-speed.ts';
import { canReview } from './can-review.ts';
import { type CompanyRow, selectCompany } from './companies.queries.ts';
import { findCompany } from './find-company.ts';

interface ReadCompany {
  readonly ref: CompanyRef;
  readonly candidateId: string | null;
  readonly language: Language;
}

function checksOf(row: CompanyRow): Company['checks'] {
  return CHECK_KINDS.map((kind) => {
    const stored = row.checks.find((check) => check.kind === kind);
    const checkedAt = stored?.checkedAt ? new Date(stored.checkedAt).toISOString() : null;
    return { kind, outcome: stored?.outcome ?? 'NOT_DONE', reason: stored?.reason ?? null, checkedAt };
  });
}

/** Returns a company, with whether the reader follows it and may review it. */
export async function readCompany(
  { database, config }: Pick<Container, 'database' | 'config'>,
  { ref, candidateId, language }: ReadCompany,
): Promise<Company> {
  const id = await findCompany(database, ref);
  const row = await firstRow(database, selectCompany(id, candidateId));
  if (!row) throw new AppError('NOT_FOUND');
  const figures = figuresOf(row);
  return {
    id,
    name: row.name,
    image: row.image,
    link: shareLink(row),
    address: row.address,
    position: { latitude: row.latitude, longitude: row.longitude },
    description: safeHtml(row.description),
    gallery: row.gallery,
    website: row.website,
    canReview: await canReview(database, candidateId, id),
    isFollowing: row.isFollowing,
    followers: row.followers,
    rating: row.rating,
    reviewCount: row.reviewCount,
    openJobs: row.openJobs,
    fullyCheckedJobs: row.fullyCheckedJobs,
    jobProfileKey: row.jobProfileKey,
    checks: checksOf(row),
    answersWithin: figures === null ? undefined : answerSpeedOf(figures),
    meta: metaOf(config, 'company', language, { company: row.name }),
  };
}
