import type { FoundCompany, FoundJob } from '@nukkad/contract';
import type { JobRow, SearchPlaces } from '@nukkad/job-search';
import { shareLink } from '@nukkad/job-search/job-card.ts';

/** What the rows of search results are made of. */
export type FoundJobRow = Pick<
  JobRow,
  | 'id'
  | 'title'
  | 'companyName'
  | 'companyImage'
  | 'status'
  | 'slug'
  | 'shareId'
  | 'cityId'
  | 'jobProfileKey'
  | 'subProfileKey'
>;

export interface FoundCompanyRow {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly slug: string;
  readonly shareId: string;
  readonly followers: number;
}

export function foundJobOf(row: FoundJobRow, places: SearchPlaces): FoundJob {
  const city = places.cityById.get(row.cityId);
  return {
    id: row.id,
    title: row.title,
    companyName: row.companyName,
    companyImage: row.companyImage,
    status: row.status,
    link: shareLink(row),
    city: city?.name ?? '',
    cityNames: city?.names,
  };
}

export function foundCompanyOf(row: FoundCompanyRow): FoundCompany {
  return {
    id: row.id,
    name: row.name,
    image: row.image,
    link: shareLink(row),
    followers: row.followers,
  };
}

export const FOUND_JOB_COLUMNS = `
  j.id, j.title, co.name AS "companyName", co.image_key AS "companyImage", j.status, j.slug, j.share_id AS "shareId",
  j.city_id AS "cityId", j.profile_key AS "jobProfileKey", j.sub_profile_key AS "subProfileKey"`;

export const FOUND_COMPANY_COLUMNS = `
  co.id, co.name, co.image_key AS image, co.slug, co.share_id AS "shareId", co.follower_count AS followers`;
