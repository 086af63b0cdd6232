import { isExampleValue } from '@nukkad/domain/example-value.ts';
import * as z from 'zod';
import type { SiteInfo } from '../src/lib/site-info.ts';

const url = z.url({ protocol: /^https?$/ }).optional();

/** The addresses around the product, each to be left out where there is none. */
export const siteSettings = {
  BRAND_NAME: z.string().min(1).default('Nukkad Jobs'),
  EMPLOYER_URL: url,
  APP_URL: url,
  /** The last six characters of the company's link, and where its campus drive registers. */
  CAMPUS_DRIVE_COMPANY: z
    .string()
    .regex(/^[0-9A-Za-z]{6}$/)
    .optional(),
  CAMPUS_DRIVE_URL: url,
  FACEBOOK_URL: url,
  INSTAGRAM_URL: url,
  LINKEDIN_URL: url,
  X_URL: url,
  YOUTUBE_URL: url,
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_PHONE: z.string().optional(),
  SUPPORT_ADDRESS: z.string().optional(),
  /** As the legal texts name it; the address of support, where that has none of its own. */
  OPERATOR_ADDRESS: z.string().optional(),
  MAP_TILE_URL: z.string().startsWith('https://').optional(),
  MAP_ATTRIBUTION: z.string().optional(),
};
const schema = z.object(siteSettings);
type Settings = z.infer<typeof schema>;

/** Shown outside production, so that every link can be seen; the names can never belong to anyone. */
const SAMPLES: Partial<Settings> = {
  EMPLOYER_URL: 'https://employers.example.com/',
  APP_URL: 'https://app.example.com/',
  // The company that the ready seeker Asha has applied to.
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

/** Names of settings that stand for nobody: the samples themselves, or copies of them. */
export const exampleSettings = (given: Settings): string[] =>
  Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' && name in SAMPLES && isExampleValue(value) ? [name] : [],
  );

/** The site's surroundings as the environment names them. */
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
