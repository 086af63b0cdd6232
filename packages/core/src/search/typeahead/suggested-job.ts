import type { FoundCompany, FoundJob } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import type { SearchPlaces } from '@nukkad/job-search';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { selectPopularCompanies, selectRecentJobs } from '../search.queries.ts';

export type SuggestedJobRow = RowOf<typeof selectRecentJobs>;
export type SuggestedCompanyRow = RowOf<typeof selectPopularCompanies>;

export function suggestedJobOf(row: SuggestedJobRow, places: SearchPlaces): FoundJob {
  const city = places.cityById.get(row.cityId);
  return {
    id: row.id,
    title: row.title,
    companyName: row.companyName,
    companyImage: row.companyImage,
    status: row.status,
    link: shareLink(row),
    city: city?.names.en ?? '',
    cityNames: city?.names,
    workNames: row.subProfileKey === null ? undefined : places.names.get(`WORK:${row.subProfileKey}`),
  };
}

export function suggestedCompanyOf(row: SuggestedCompanyRow): FoundCompany {
  return {
    id: row.id,
    name: row.name,
    image: row.image,
    link: shareLink(row),
    followers: row.followers,
  };
}
