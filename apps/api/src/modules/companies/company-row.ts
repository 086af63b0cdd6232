import type { CheckKind } from '@nukkad/contract';

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly shareId: string;
  readonly image: string | null;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly description: string;
  readonly website: string | null;
  readonly followers: number;
  readonly gallery: readonly string[];
  readonly isFollowing: boolean;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly openJobs: number;
  readonly checks: readonly {
    readonly kind: CheckKind;
    readonly outcome: 'PASSED' | 'FAILED' | 'NOT_DONE';
    readonly reason: string | null;
    readonly checkedAt: string | null;
  }[];
}

/** `$1` the company, `$2` the reader or null. */
export const COMPANY_ROW = `
  SELECT c.id, c.name, c.slug, c.share_id AS "shareId", c.image_key AS image, c.address, c.latitude, c.longitude,
         c.description, c.website, c.follower_count::int AS followers,
         ARRAY(SELECT i.image_key FROM company_image i WHERE i.company_id = c.id ORDER BY i.sort_order) AS gallery,
         EXISTS (SELECT FROM company_follow f WHERE f.company_id = c.id AND f.candidate_id = $2::uuid) AS "isFollowing",
         (SELECT round(avg(r.rating), 1)::float8 FROM company_review r WHERE r.company_id = c.id) AS rating,
         (SELECT count(*)::int FROM company_review r WHERE r.company_id = c.id) AS "reviewCount",
         (SELECT count(*)::int FROM job j WHERE j.company_id = c.id AND j.status = 'ACTIVE') AS "openJobs",
         COALESCE((SELECT json_agg(json_build_object('kind', k.kind, 'outcome', k.outcome, 'reason', k.reason,
                                                     'checkedAt', k.checked_at))
                     FROM company_check k WHERE k.company_id = c.id), '[]') AS checks
    FROM company c
   WHERE c.id = $1::uuid`;
