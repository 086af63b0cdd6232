import type { Language } from '@nukkad/contract';
import type { phrases as about } from './about/en.ts';
import type { phrases as apply } from './apply/en.ts';
import type { phrases as chat } from './chat/en.ts';
import type { phrases as checks } from './checks/en.ts';
import type { phrases as common } from './common/en.ts';
import type { phrases as company } from './company/en.ts';
import type { phrases as consent } from './consent/en.ts';
import type { phrases as development } from './development/en.ts';
import type { phrases as education } from './education/en.ts';
import type { phrases as errors } from './errors/en.ts';
import type { phrases as filter } from './filter/en.ts';
import type { phrases as home } from './home/en.ts';
import type { phrases as hr } from './hr/en.ts';
import type { phrases as interests } from './interests/en.ts';
import type { phrases as invite } from './invite/en.ts';
import type { phrases as job } from './job/en.ts';
import type { phrases as jobs } from './jobs/en.ts';
import type { phrases as landing } from './landing/en.ts';
import type { phrases as language } from './language/en.ts';
import type { phrases as location } from './location/en.ts';
import type { phrases as login } from './login/en.ts';
import type { phrases as loginReasons } from './login-reasons/en.ts';
import type { phrases as map } from './map/en.ts';
import type { phrases as meta } from './meta/en.ts';
import type { phrases as mine } from './mine/en.ts';
import type { phrases as nav } from './nav/en.ts';
import type { phrases as notices } from './notices/en.ts';
import type { phrases as notifications } from './notifications/en.ts';
import type { phrases as offline } from './offline/en.ts';
import type { phrases as partnerErrors } from './partner-errors/en.ts';
import type { phrases as permission } from './permission/en.ts';
import type { phrases as personal } from './personal/en.ts';
import type { phrases as profile } from './profile/en.ts';
import type { phrases as reading } from './reading/en.ts';
import type { phrases as report } from './report/en.ts';
import type { phrases as resume } from './resume/en.ts';
import type { phrases as resumePdf } from './resume-pdf/en.ts';
import type { phrases as search } from './search/en.ts';
import type { phrases as settings } from './settings/en.ts';
import type { phrases as sms } from './sms/en.ts';
import type { phrases as speech } from './speech/en.ts';
import type { phrases as success } from './success/en.ts';
import type { phrases as support } from './support/en.ts';
import type { phrases as upload } from './upload/en.ts';
import type { phrases as work } from './work/en.ts';

/** All namespaces, one line each. `<name>/{en,hi,mr}.ts` export `phrases`; the English file defines the keys. */
export interface Namespaces {
  about: typeof about;
  apply: typeof apply;
  chat: typeof chat;
  checks: typeof checks;
  common: typeof common;
  company: typeof company;
  consent: typeof consent;
  development: typeof development;
  education: typeof education;
  errors: typeof errors;
  filter: typeof filter;
  home: typeof home;
  hr: typeof hr;
  interests: typeof interests;
  invite: typeof invite;
  job: typeof job;
  jobs: typeof jobs;
  landing: typeof landing;
  language: typeof language;
  location: typeof location;
  login: typeof login;
  'login-reasons': typeof loginReasons;
  map: typeof map;
  meta: typeof meta;
  mine: typeof mine;
  nav: typeof nav;
  notices: typeof notices;
  notifications: typeof notifications;
  offline: typeof offline;
  'partner-errors': typeof partnerErrors;
  permission: typeof permission;
  personal: typeof personal;
  profile: typeof profile;
  reading: typeof reading;
  report: typeof report;
  resume: typeof resume;
  'resume-pdf': typeof resumePdf;
  search: typeof search;
  settings: typeof settings;
  sms: typeof sms;
  speech: typeof speech;
  success: typeof success;
  support: typeof support;
  upload: typeof upload;
  work: typeof work;
}

export type Namespace = keyof Namespaces;

/**
 * Imports one namespace in one language. The list of the 132 files is a separate chunk, because a rendered page already
 * contains its phrases and the first view does not need the list.
 */
export async function loadNamespace(language: Language, namespace: Namespace): Promise<object> {
  const { importPhrases } = await import('./import-phrases.ts');
  return importPhrases(language, namespace);
}
