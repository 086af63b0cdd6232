import type * as z from 'zod/mini';
import { wireMyJob } from '../applications/application.wire.ts';
import { wireAdminMessage, wireCompanyMessage } from '../chat/chat.wire.ts';
import { wireCity } from '../cities/city.wire.ts';
import { wireConsentState } from '../consent/consent.wire.ts';
import { wireBlogPost, wireLegalText } from '../content/content.wire.ts';
import { wireCreditEntry } from '../credits/credit.wire.ts';
import { wireWorkEntry } from '../experience/experience.wire.ts';
import {
  wireCheck,
  wireFilterOptions,
  wireJobCard,
  wireJobDetail,
  wireJobProfileOption,
  wirePickedJob,
  wireSuggestedJob,
  wireUnderstoodTerm,
} from '../jobs/job.wire.ts';
import { wireNotification } from '../notifications/notification.wire.ts';
import { wireEducationLine, wireProfileFile } from '../profile/profile.wire.ts';
import { wireFoundCompany, wireFoundJob } from '../search/search.wire.ts';
import { wireLocalized } from '../shared/shared.wire.ts';
import { type JsonObject, openApiSchema } from './json-schema.ts';

/** Schemas that the document defines once and refers to by these names. */
const NAMED: Record<string, z.ZodMiniType> = {
  Localized: wireLocalized,
  Check: wireCheck,
  UnderstoodTerm: wireUnderstoodTerm,
  JobProfileOption: wireJobProfileOption,
  FilterOptions: wireFilterOptions,
  JobCard: wireJobCard,
  PickedJob: wirePickedJob,
  SuggestedJob: wireSuggestedJob,
  JobDetail: wireJobDetail,
  MyJob: wireMyJob,
  FoundJob: wireFoundJob,
  FoundCompany: wireFoundCompany,
  City: wireCity,
  CreditEntry: wireCreditEntry,
  Notification: wireNotification,
  BlogPost: wireBlogPost,
  LegalText: wireLegalText,
  ConsentState: wireConsentState,
  ProfileFile: wireProfileFile,
  EducationLine: wireEducationLine,
  WorkEntry: wireWorkEntry,
  CompanyMessage: wireCompanyMessage,
  AdminMessage: wireAdminMessage,
};

const byShape = new Map<string, string>();

function referring(value: unknown, self?: string): unknown {
  if (value === null || typeof value !== 'object') return value;
  const name = Array.isArray(value) ? undefined : byShape.get(JSON.stringify(value));
  if (name && name !== self) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(value)) return value.map((inner) => referring(inner));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, referring(inner)]));
}

/** Replaces each named schema within a value by a reference. */
export function withReferences<T>(value: T): T {
  return referring(value) as T;
}

/** The definitions of the named schemas, which may refer to each other. */
export function namedSchemas(): JsonObject {
  return Object.fromEntries(
    Object.entries(NAMED).map(([name, schema]) => [name, referring(openApiSchema(schema), name)]),
  );
}

for (const [name, schema] of Object.entries(NAMED)) byShape.set(JSON.stringify(openApiSchema(schema)), name);
