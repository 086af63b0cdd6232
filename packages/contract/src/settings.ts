import * as z from 'zod/mini';
import {
  CREDITS_REQUEST,
  CREDITS_START,
  HR_CONTACTS_PER_ADDRESS_DAY,
  HR_FROM_HOUR,
  HR_TO_HOUR,
  JOB_LIFETIME_DAYS,
  NEW_JOBS_A_WEEK,
  OTP_PER_ADDRESS_HOUR,
  REFERRALS_A_MONTH,
  SMS_PER_DAY,
} from './constants.ts';

const hour = z.int().check(z.gte(0), z.lte(24));
const count = z.int().check(z.gte(0), z.lte(10_000));

/** Read-only mode: what the operator says, if anything, and the moment until which it is expected to last. */
export const maintenance = z.object({
  message: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  until: z.nullable(z.iso.datetime()),
});
export type Maintenance = z.infer<typeof maintenance>;

/** What an operator may change at run time: the key in the database, the kind of value, the default. */
export const SETTINGS = {
  hrFromHour: { schema: hour, fallback: HR_FROM_HOUR },
  hrToHour: { schema: hour, fallback: HR_TO_HOUR },
  /** First looks at contacts of HR from one network on one day of India; 0 means no limit. */
  hrContactsPerAddressDay: { schema: count, fallback: HR_CONTACTS_PER_ADDRESS_DAY },
  otpPerAddressHour: { schema: count, fallback: OTP_PER_ADDRESS_HOUR },
  /** Text messages on one day of India; 0 means no limit. */
  smsPerDay: { schema: z.int().check(z.gte(0), z.lte(10_000_000)), fallback: SMS_PER_DAY },
  skipOtp: { schema: z.boolean(), fallback: false },
  creditsStart: { schema: count, fallback: CREDITS_START },
  creditsRequest: { schema: count, fallback: CREDITS_REQUEST },
  /** Whether asked-for credits wait for an operator's yes. */
  creditRequestNeedsOperator: { schema: z.boolean(), fallback: false },
  jobLifetimeDays: { schema: z.int().check(z.gte(1), z.lte(365)), fallback: JOB_LIFETIME_DAYS },
  /** 0 means no limit. */
  newJobsAWeek: { schema: count, fallback: NEW_JOBS_A_WEEK },
  /** Friends who bring one referrer credits in 30 days; 0 means no limit. */
  referralsAMonth: { schema: count, fallback: REFERRALS_A_MONTH },
  applyRequiresIdentity: { schema: z.boolean(), fallback: false },
  /** Read-only mode; null while everything works. `ops maintenance on` and `off` change it. */
  maintenance: { schema: z.nullable(maintenance), fallback: null },
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type Settings = { readonly [K in SettingKey]: z.infer<(typeof SETTINGS)[K]['schema']> };

/** The settings that stored rows give; a row that is absent or not of its kind counts as the default. */
export function settingsFromRows(
  rows: readonly { readonly key: string; readonly value: unknown }[],
): Settings {
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const entries = Object.entries(SETTINGS).map(([key, { schema, fallback }]) => {
    const parsed = schema.safeParse(stored.get(key));
    return [key, parsed.success ? parsed.data : fallback];
  });
  return Object.fromEntries(entries) as Settings;
}
