import { isExampleValue } from '@nukkad/domain/example-value.ts';
import * as z from 'zod';
import type { SiteInfo } from '../src/lib/site-info.ts';

const url = z.url({ protocol: /^https?$/ }).optional();

/** The optional settings of a site: its brand, links, contacts and map. Unset links are not shown. */
export const siteSettings = {
  BRAND_NAME: z.string().min(1).default('Nukkad Jobs'),
  EMPLOYER_URL: url,
  APP_URL: url,
  /** Id of the company that runs the campus drive: the last six characters of its link. */
  CAMPUS_DRIVE_COMPANY: z
    .string()
    .regex(/^[0-9A-Za-z]{6}$/)
    .optional(),
  /** The page where candidates register for the campus drive. */
  CAMPUS_DRIVE_URL: url,
  FACEBOOK_URL: url,
  INSTAGRAM_URL: url,
  LINKEDIN_URL: url,
  X_URL: url,
  YOUTUBE_URL: url,
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_PHONE: z.string().optional(),
  SUPPORT_ADDRESS: z.string().optional(),
  /** The operator's postal address in the legal texts. It is also shown as the support address if SUPPORT_ADDRESS is not set. */
  OPERATOR_ADDRESS: z.string().optional(),
  MAP_TILE_URL: z.string().startsWith('https://').optional(),
  MAP_ATTRIBUTION: z.string().optional(),
};
const schema = z.object(siteSettings);
type Settings = z.infer<typeof schema>;

/**
 * Example values for development and tests, so that every link is visible. They use reserved domain names, which
 * nobody can own.
 */
const SAMPLES: Partial<Settings> = {
  EMPLOYER_URL: 'https://employers.example.com/',
  APP_URL: 'https://app.example.com/',
  // A company of the demo data; the demo seeker Asha has applied to it.
  CAMPUS_DRIVE_COMPANY: 'jnRphb',
  CAMPUS_DRIVE_URL: 'https://campus.example.com/',
  FACEBOOK_URL: 'https://facebook.example.com/nukkadjobs',
  INSTAGRAM_URL: 'https://instagram.example.com/nukkadjobs',
  LINKEDIN_URL: 'https://linkedin.example.com/nukkadjobs',
  X_URL: 'https://x.example.com/nukkadjobs',
  YOUTUBE_URL: 'https://youtube.example.com/nukkadjobs',
  SUPPORT_EMAIL: 'help@example.com',
  SUPPORT_PHONE: '+91 00000 00000',
  SUPPORT_ADDRESS: 'Nukkad Jobs, Sample Road, Pune 411001',
};

function socialOf(values: Settings): SiteInfo['social'] {
  const known = [
    { name: 'Facebook', url: values.FACEBOOK_URL },
    { name: 'Instagram', url: values.INSTAGRAM_URL },
    { name: 'LinkedIn', url: values.LINKEDIN_URL },
    { name: 'X', url: values.X_URL },
    { name: 'YouTube', url: values.YOUTUBE_URL },
  ];
  return known.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
}

function campusDriveOf(values: Settings): SiteInfo['campusDrive'] {
  const { CAMPUS_DRIVE_COMPANY: companyShareId, CAMPUS_DRIVE_URL: url } = values;
  return companyShareId && url ? { companyShareId, url } : null;
}

/** Returns the names of settings that still have an example value. */
export const exampleSettings = (given: Settings): string[] =>
  Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' && name in SAMPLES && isExampleValue(value) ? [name] : [],
  );

/** Builds the public facts about the site from its settings. Outside production, samples replace unset ones. */
export function siteInfo(given: Settings, isProduction: boolean): SiteInfo {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const values: Settings = isProduction ? given : { ...SAMPLES, ...(set as Settings) };
  return {
    brand: values.BRAND_NAME,
    employerUrl: values.EMPLOYER_URL ?? null,
    appUrl: values.APP_URL ?? null,
    campusDrive: campusDriveOf(values),
    social: socialOf(values),
    support: {
      email: values.SUPPORT_EMAIL ?? null,
      phone: values.SUPPORT_PHONE ?? null,
      address: values.SUPPORT_ADDRESS ?? values.OPERATOR_ADDRESS ?? null,
    },
    mapTileUrl: values.MAP_TILE_URL ?? null,
    mapAttribution: values.MAP_ATTRIBUTION ?? null,
  };
}
