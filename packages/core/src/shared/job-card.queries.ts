import {
  CARD_ATTRIBUTE_NAMES,
  type CardAttributeName,
  JOB_FILTERS,
  type JobAttributes,
  RANGE_ENDS,
  type RangeFields,
} from '@nukkad/contract';
import { ApplicationStatus, JobStatus } from '@nukkad/db';
import {
  bool,
  type Column,
  float,
  int,
  listOf,
  nullable,
  oneOf,
  text,
  timestamptz,
  uuid,
} from '@nukkad/db/columns.ts';
import { part, raw } from '@nukkad/db/sql.ts';
import { JOB_OWN_COLUMNS } from '@nukkad/job-search/job-card.ts';

const attributeOf = (name: CardAttributeName) => {
  const { values, attribute } = JOB_FILTERS[name];
  return [name, attribute.isRequired ? oneOf<string>(values) : nullable(oneOf<string>(values))];
};

/** Result columns of the card for the filters with fixed choices. */
const attributes = Object.fromEntries(CARD_ATTRIBUTE_NAMES.map(attributeOf)) as {
  readonly [Name in CardAttributeName]: Column<JobAttributes[Name]>;
};

/** Result columns of the card for the lower and upper limits of range filters. */
const ends = Object.fromEntries(RANGE_ENDS.map(({ field }) => [field, nullable(int)])) as {
  readonly [Field in keyof RangeFields]: Column<number | null>;
};

/** The result columns of a card's row. */
export const jobCardRow = {
  id: uuid,
  title: text,
  slug: text,
  shareId: text,
  companyId: uuid,
  companyName: text,
  companyImage: nullable(text),
  jobProfileKey: text,
  subProfileKey: nullable(text),
  ...attributes,
  ...ends,
  createdAt: timestamptz,
  status: oneOf(JobStatus),
  locality: nullable(text),
  latitude: float,
  longitude: float,
  checksPassed: int,
  checksDone: int,
  failedCheck: nullable(text),
  figures: nullable(listOf(nullable(int))),
  isSaved: bool,
  application: nullable(oneOf(ApplicationStatus)),
  city: text,
};

/** Selects the columns of a card for a viewer (null if nobody is signed in) from `jobCardTables`. */
export const jobCardColumns = (viewerId: string | null) => part`${raw(JOB_OWN_COLUMNS)},
  EXISTS (SELECT FROM saved_job s WHERE s.candidate_id = ${viewerId}::uuid AND s.job_id = j.id) AS "isSaved",
  (SELECT a.status FROM application a WHERE a.candidate_id = ${viewerId}::uuid AND a.job_id = j.id) AS application,
  ci.name_en AS city`;

/** Joins the job, its company and its city as `j`, `co` and `ci`. */
export const jobCardTables = part`job j JOIN company co ON co.id = j.company_id JOIN city ci ON ci.id = j.city_id`;
