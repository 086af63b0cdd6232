import {
  type AuthenticityCheck,
  CHECK_KINDS,
  type JobDetail,
  type Language,
  type Localized,
} from '@nukkad/contract';
import { titleWithWork } from '@nukkad/domain/job-title.ts';
import type { SearchPlaces } from '@nukkad/job-search';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import { reapplyFrom } from '../applications/applications.rules.ts';
import { ANSWERS_DUE } from '../shared/hidden-job.ts';
import { placedCardOf } from '../shared/placed-card.ts';
import { safeHtml } from '../shared/safe-html.ts';
import { audioText } from './audio-text.ts';
import { jobMetaOf } from './job-meta.ts';
import type { JobDetailRow, StoredCheck } from './jobs.queries.ts';

export interface ViewerContext {
  readonly language: Language;
  readonly isWithinAllowance: boolean;
  readonly places: SearchPlaces;
  readonly skillNames: readonly Localized[];
}

function checkOf(kind: AuthenticityCheck['kind'], stored: StoredCheck | undefined): AuthenticityCheck {
  const checkedAt = stored?.checkedAt ? new Date(stored.checkedAt).toISOString() : null;
  return { kind, outcome: stored?.outcome ?? 'NOT_DONE', reason: stored?.reason ?? null, checkedAt };
}

/** Returns the contact only to seekers who have applied or have paid to see it. */
function contactOf(row: JobDetailRow): JobDetail['contact'] {
  const hasApplied = row.application !== null && row.application !== 'WITHDRAWN';
  return hasApplied || row.isRevealed ? { phone: row.phone, email: row.email } : null;
}

function callHoursOf({ callsFrom, callsTo }: JobDetailRow): JobDetail['callHours'] {
  return callsFrom === null || callsTo === null ? undefined : { from: callsFrom, to: callsTo };
}

/** Returns when a seeker whose application was rejected may apply again; null for everybody else. */
function reapplyMoment({ rejectedAt }: JobDetailRow): string | null {
  const from = rejectedAt && reapplyFrom({ status: 'REJECTED', statusChangedAt: rejectedAt });
  return from?.toISOString() ?? null;
}

/**
 * Returns the fields that the page shows in addition to the card. They are empty if the weekly allowance is exhausted.
 */
function pageParts(
  row: JobDetailRow,
  names: { title: string; city: string },
  { language, isWithinAllowance, skillNames }: ViewerContext,
) {
  if (!isWithinAllowance)
    return { address: '', requirements: '', skills: [], contact: null, audioDescription: '' };
  return {
    address: row.address,
    requirements: safeHtml(row.requirements),
    skills: row.skills,
    skillNames,
    contact: contactOf(row),
    audioDescription: audioText(row, names, language),
  };
}

/** Converts a row to the job that the reader sees. */
export function jobDetailOf(row: JobDetailRow, context: ViewerContext): JobDetail {
  const { language, isWithinAllowance, places } = context;
  const card = placedCardOf(row, places);
  const city = card.cityNames?.[language] ?? card.city;
  const title = titleWithWork(row.title, card.workNames?.[language]);
  return {
    ...card,
    companyLink: shareLink({ slug: row.companySlug, shareId: row.companyShareId }),
    qualification: row.qualification,
    gender: row.gender,
    openings: row.openings,
    ...pageParts(row, { title, city }, context),
    viewCount: row.viewCount,
    expiresAt: row.expiresAt.toISOString(),
    meta: jobMetaOf(card, language),
    isWithinWeeklyAllowance: isWithinAllowance,
    credits: row.credits,
    reapplyFrom: reapplyMoment(row),
    callHours: callHoursOf(row),
    isAnsweringFirst: row.statusReason === ANSWERS_DUE || undefined,
    checks: CHECK_KINDS.map((kind) =>
      checkOf(
        kind,
        row.checks.find((check) => check.kind === kind),
      ),
    ),
  };
}
