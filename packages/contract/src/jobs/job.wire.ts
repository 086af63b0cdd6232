import * as z from 'zod/mini';
import { ANSWER_SPEEDS } from '../companies/answer-speed.ts';
import { CITY_LENGTH_MAX, PAGE_SIZE_MAX, SEARCH_LENGTH_MAX } from '../constants.ts';
import {
  wireCaller,
  wireId,
  wireInstant,
  wireLatitude,
  wireLocalized,
  wireLongitude,
  wirePageMeta,
  wireShareId,
  wireText,
} from '../shared/shared.wire.ts';
import { wireCardAttributes, wireCardRanges, wireJobFilters } from './job-filters.wire.ts';
import { APPLICATION_STATUS_WIRE, JOB_STATUS_WIRE, JOB_TYPE_WIRE } from './job-terms.mapper.ts';

export const wireApplicationStatus = z.enum({ NONE: '', ...APPLICATION_STATUS_WIRE });
const jobType = z.enum(JOB_TYPE_WIRE);
export const wireJobStatus = z.enum(JOB_STATUS_WIRE);

const cardFields = {
  jobId: z.string(),
  jobTitle: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  companyImage: z.string(),
  jobProfile: z.string(),
  workNames: z.optional(wireLocalized),
  titleAdds: z.optional(z.boolean()),
  ...wireCardAttributes,
  salary: z.string(),
  ...wireCardRanges,
  createdDate: wireInstant,
  createdDateNew: wireInstant,
  status: wireJobStatus,
  jobLink: z.string(),
  city: z.string(),
  cityNames: z.optional(wireLocalized),
  locality: z.nullable(z.string()),
  localityNames: z.optional(wireLocalized),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  distanceKm: z.nullable(z.number()),
  cityCentreKm: z.optional(z.number()),
  checksPassed: z.int(),
  checksDone: z.int(),
  failedCheck: z.optional(z.string()),
  answersWithin: z.optional(z.enum(ANSWER_SPEEDS)),
  isSaved: z.boolean(),
  isShortlisted: wireApplicationStatus,
  index: z.int(),
};

export const wireJobCard = z.object(cardFields);

export const wirePickedJob = z.object({
  ...cardFields,
  reasons: z.array(z.object({ kind: z.string(), value: z.nullable(z.string()) })),
});

export const wireSuggestedJob = z.object({
  ...cardFields,
  postedDate: wireInstant,
  reasons: z.array(z.object({ kind: z.string(), value: z.nullable(z.string()) })),
});

export const wireCheck = z.object({
  kind: z.string(),
  outcome: z.enum(['PASSED', 'FAILED', 'NOT_DONE']),
  reason: z.nullable(z.string()),
  checkedDate: z.nullable(wireInstant),
});

export const wireJobDetail = z.object({
  ...cardFields,
  companyLink: z.string(),
  experienceLevel: z.string(),
  education: z.string(),
  gender: z.string(),
  noOfPositions: z.int(),
  location: z.string(),
  requirements: z.string(),
  reqSkills: z.array(z.string()),
  skillNames: z.optional(z.array(wireLocalized)),
  viewJob: z.int(),
  email: z.string(),
  contactNo: z.string(),
  audioDescription: z.string(),
  expiryDate: z.nullable(wireInstant),
  metaElems: z.object({ titleNew: z.string(), description: z.string(), keywords: z.string() }),
  creditsAvailable: z.boolean(),
  candidateCredits: z.nullable(z.int()),
  checks: z.array(wireCheck),
  reapplyFrom: z.optional(z.nullable(wireInstant)),
  callHours: z.optional(z.object({ from: z.int(), to: z.int() })),
  isAnsweringFirst: z.optional(z.boolean()),
});

const page = {
  pageNo: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  size: z.optional(z.int().check(z.gte(1), z.lte(PAGE_SIZE_MAX))),
  cursor: z.optional(wireText(200)),
};

export const wireJobProfileOption = z.object({
  key: z.string(),
  jobName: z.string(),
  names: wireLocalized,
  jobIcon_white: z.string(),
  jobIcon_blue: z.string(),
  selected: z.boolean(),
});

export const wireFilterOptions = z.object({
  jobProfiles: z.array(wireJobProfileOption),
  jobTypes: z.array(z.object({ type: jobType, icon: z.string() })),
  experience: z.array(z.object({ exp: z.string(), icon: z.string() })),
  education: z.array(z.object({ name: z.string(), std: z.string() })),
});

export const wireJobListRequest = z.object({
  ...wireCaller,
  ...page,
  extraSkip: z.optional(z.int().check(z.gte(0), z.lte(PAGE_SIZE_MAX))),
});

const totals = { total: z.int(), totalIsCapped: z.boolean(), nextCursor: z.nullable(z.string()) };

export const wireJobListResult = z.object({ jobs: z.array(wireJobCard), ...totals, ...wirePageMeta });

export const wireTopPicksRequest = z.object({
  ...wireCaller,
  latitude: z.optional(z.nullable(wireLatitude)),
  longitude: z.optional(z.nullable(wireLongitude)),
});
export const wireTopPicksResult = z.object({ jobs: z.array(wirePickedJob) });

const { radius, ...otherFilters } = wireJobFilters;

export const wireJobFilterRequest = z.object({
  ...wireCaller,
  ...page,
  ...otherFilters,
  city: z.optional(wireText(CITY_LENGTH_MAX)),
  radius,
  searchText: z.optional(wireText(SEARCH_LENGTH_MAX)),
  latitude: z.optional(z.nullable(wireLatitude)),
  longitude: z.optional(z.nullable(wireLongitude)),
  homeLatitude: z.optional(z.nullable(wireLatitude)),
  homeLongitude: z.optional(z.nullable(wireLongitude)),
  currentLat: z.optional(z.nullable(wireLatitude)),
  currentLng: z.optional(z.nullable(wireLongitude)),
  isFromList: z.optional(z.boolean()),
  applyClicked: z.optional(z.boolean()),
  sortBy: z.optional(z.enum(['newest', 'nearest'])),
});

export const wireUnderstoodTerm = z.object({
  kind: z.string(),
  text: z.string(),
  value: z.string(),
  names: z.optional(wireLocalized),
  position: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
  spans: z.optional(z.array(z.array(z.int()).check(z.minLength(2), z.maxLength(2)))),
  negated: z.optional(z.boolean()),
  applied: z.optional(z.boolean()),
  placeText: z.optional(z.string()),
});

const wireJobStep = z.object({
  step: z.string(),
  from: z.int(),
  words: z.optional(z.string()),
  names: z.optional(wireLocalized),
});

const loosenedFilter = { filter: z.string(), part: z.optional(z.string()) };
const loosenedTotal = { total: z.int(), totalIsCapped: z.optional(z.boolean()) };

export const wireJobFilterResult = z.object({
  filtered: z.array(wireJobCard),
  ...totals,
  nearby: z.array(wireJobCard),
  understood: z.array(wireUnderstoodTerm),
  loosen: z.array(z.object({ ...loosenedFilter, ...loosenedTotal })),
  loosenTogether: z.optional(
    z.array(z.object({ filters: z.array(z.object(loosenedFilter)), ...loosenedTotal })),
  ),
  steps: z.optional(z.array(wireJobStep)),
  missingWork: z.optional(z.string()),
  workNames: z.optional(wireLocalized),
});

export const wireJobByIdRequest = z.object({ ...wireCaller, jobId: wireId });
export const wireJobByShareIdRequest = z.object({
  ...wireCaller,
  shareId: wireShareId,
  isPreview: z.optional(z.boolean()),
});
export const wireJobDetailResult = z.object({ jobDetails: wireJobDetail });

export const wireSuggestionsRequest = z.object({ ...wireCaller, jobId: wireId });
export const wireSuggestionsResult = z.object({ suggestedJobs: z.array(wireSuggestedJob) });
