import type { AnyRoute } from './define-route.ts';
import type { Routes } from './routes.ts';

type RouteRecord = Routes[keyof Routes];

/** A route's name, such as `jobs.filter`. */
export type RouteKey = RouteRecord['key'];
export type RouteOf<K extends RouteKey> = Extract<RouteRecord, { readonly key: K }>;
type Domain = RouteKey extends `${infer D}.${string}` ? D : never;

const DOMAINS: Readonly<Record<Domain, () => Promise<object>>> = {
  account: () => import('./account/account.routes.ts'),
  alerts: () => import('./alerts/alert.routes.ts'),
  applications: () => import('./applications/application.routes.ts'),
  chat: () => import('./chat/chat.routes.ts'),
  cities: () => import('./cities/city.routes.ts'),
  companies: () => import('./companies/company.routes.ts'),
  consent: () => import('./consent/consent.routes.ts'),
  content: async () => ({
    ...(await import('./content/content.routes.ts')),
    ...(await import('./content/landing.routes.ts')),
  }),
  credits: () => import('./credits/credit.routes.ts'),
  education: () => import('./education/education.routes.ts'),
  experience: () => import('./experience/experience.routes.ts'),
  feedback: () => import('./feedback/feedback.routes.ts'),
  files: () => import('./files/file.routes.ts'),
  hr: () => import('./hr/hr.routes.ts'),
  interests: () => import('./interests/interest.routes.ts'),
  jobs: () => import('./jobs/job.routes.ts'),
  logins: () => import('./logins/login.routes.ts'),
  notifications: () => import('./notifications/notification.routes.ts'),
  otp: () => import('./otp/otp.routes.ts'),
  places: () => import('./places/place.routes.ts'),
  profile: () => import('./profile/profile.routes.ts'),
  referral: () => import('./referral/referral.routes.ts'),
  reports: () => import('./reports/report.routes.ts'),
  search: () => import('./search/search.routes.ts'),
  session: () => import('./session/session.routes.ts'),
  signIn: () => import('./sign-in/sign-in.routes.ts'),
  startup: () => import('./startup/startup.routes.ts'),
};

/**
 * Imports a route with its schemas and mappers on demand. A page rendered by the server calls no route at first, so
 * this keeps them out of the first view's scripts.
 */
export async function loadRoute<K extends RouteKey>(key: K): Promise<RouteOf<K>> {
  const [domain] = key.split('.') as [Domain];
  const records = Object.values(await DOMAINS[domain]()) as AnyRoute[];
  const route = records.find((record) => record.key === key);
  if (!route) throw new Error(`There is no route ${key}`);
  return route as RouteOf<K>;
}
