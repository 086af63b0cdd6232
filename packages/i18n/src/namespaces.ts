import type { Language } from '@nukkad/contract';
import type { phrases as about } from './phrases/about/en.ts';
import type { phrases as apply } from './phrases/apply/en.ts';
import type { phrases as chat } from './phrases/chat/en.ts';
import type { phrases as common } from './phrases/common/en.ts';
import type { phrases as company } from './phrases/company/en.ts';
import type { phrases as education } from './phrases/education/en.ts';
import type { phrases as errors } from './phrases/errors/en.ts';
import type { phrases as filter } from './phrases/filter/en.ts';
import type { phrases as hr } from './phrases/hr/en.ts';
import type { phrases as interests } from './phrases/interests/en.ts';
import type { phrases as invite } from './phrases/invite/en.ts';
import type { phrases as jobs } from './phrases/jobs/en.ts';
import type { phrases as landing } from './phrases/landing/en.ts';
import type { phrases as language } from './phrases/language/en.ts';
import type { phrases as login } from './phrases/login/en.ts';
import type { phrases as map } from './phrases/map/en.ts';
import type { phrases as mine } from './phrases/mine/en.ts';
import type { phrases as nav } from './phrases/nav/en.ts';
import type { phrases as notifications } from './phrases/notifications/en.ts';
import type { phrases as personal } from './phrases/personal/en.ts';
import type { phrases as profile } from './phrases/profile/en.ts';
import type { phrases as reading } from './phrases/reading/en.ts';
import type { phrases as report } from './phrases/report/en.ts';
import type { phrases as resume } from './phrases/resume/en.ts';
import type { phrases as search } from './phrases/search/en.ts';
import type { phrases as settings } from './phrases/settings/en.ts';
import type { phrases as support } from './phrases/support/en.ts';
import type { phrases as work } from './phrases/work/en.ts';

/** All namespaces, one line each: `phrases/<name>/{en,hi,mr}.ts`, each exporting `phrases`. English defines the shape. */
export interface Namespaces {
  about: typeof about;
  apply: typeof apply;
  chat: typeof chat;
  common: typeof common;
  company: typeof company;
  education: typeof education;
  errors: typeof errors;
  filter: typeof filter;
  hr: typeof hr;
  interests: typeof interests;
  invite: typeof invite;
  jobs: typeof jobs;
  landing: typeof landing;
  language: typeof language;
  login: typeof login;
  map: typeof map;
  mine: typeof mine;
  nav: typeof nav;
  notifications: typeof notifications;
  personal: typeof personal;
  profile: typeof profile;
  reading: typeof reading;
  report: typeof report;
  resume: typeof resume;
  search: typeof search;
  settings: typeof settings;
  support: typeof support;
  work: typeof work;
}

export type Namespace = keyof Namespaces;

interface PhraseModule {
  readonly phrases: object;
}

/** Fetches one namespace in one language; bundlers make one chunk of each, so that a reader gets only their own. */
export async function loadNamespace(language: Language, namespace: Namespace): Promise<object> {
  const module: PhraseModule = await import(`./phrases/${namespace}/${language}.ts`);
  return module.phrases;
}
