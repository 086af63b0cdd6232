import * as z from 'zod/mini';
import {
  CREDITS_REQUEST,
  CREDITS_START,
  HR_CONTACTS_PER_ADDRESS_DAY,
  HR_FROM_HOUR,
  HR_TO_HOUR,
  JOB_LIFETIME_DAYS,
  MEMBER_CODES_PER_DAY,
  NEW_JOBS_A_WEEK,
  OTP_PER_ADDRESS_HOUR,
  REFERRALS_A_MONTH,
  SMS_PER_DAY,
} from './constants.ts';

const hour = z.int().check(z.gte(0), z.lte(24));
const count = z.int().check(z.gte(0), z.lte(10_000));

/**
 * The operator's announcement of read-only mode: an optional message and its expected end, both null if not given.
 */
export const maintenance = z.object({
  message: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  until: z.nullable(z.iso.datetime()),
});
export type Maintenance = z.infer<typeof maintenance>;

/** Settings that operators can change at run time: key in the database, schema and default. */
export const SETTINGS = {
  hrFromHour: { schema: hour, fallback: HR_FROM_HOUR },
  hrToHour: { schema: hour, fallback: HR_TO_HOUR },
  /** HR contacts that one network may open for the first time in a day (India); 0 means no limit. */
  hrContactsPerAddressDay: { schema: count, fallback: HR_CONTACTS_PER_ADDRESS_DAY },
  otpPerAddressHour: { schema: count, fallback: OTP_PER_ADDRESS_HOUR },
  /** Text messages in a day (India); 0 means no limit. */
  smsPerDay: { schema: z.int().check(z.gte(0), z.lte(10_000_000)), fallback: SMS_PER_DAY },
  /** Codes to members of companies in a day (India), all together; 0 means no limit. */
  memberCodesPerDay: { schema: count, fallback: MEMBER_CODES_PER_DAY },
  skipOtp: { schema: z.boolean(), fallback: false },
  creditsStart: { schema: count, fallback: CREDITS_START },
  creditsRequest: { schema: count, fallback: CREDITS_REQUEST },
  /** Whether an operator must approve requests for credits. */
  creditRequestNeedsOperator: { schema: z.boolean(), fallback: false },
  jobLifetimeDays: { schema: z.int().check(z.gte(1), z.lte(365)), fallback: JOB_LIFETIME_DAYS },
  /** New jobs that a candidate may open in a week; 0 means no limit. */
  newJobsAWeek: { schema: count, fallback: NEW_JOBS_A_WEEK },
  /** Friends in 30 days for whom one referrer gets credits; 0 means no limit. */
  referralsAMonth: { schema: count, fallback: REFERRALS_A_MONTH },
  /** Whether the first job of a company that registered itself waits for an operator. */
  firstJobWaits: { schema: z.boolean(), fallback: true },
  applyRequiresIdentity: { schema: z.boolean(), fallback: false },
  /** Read-only mode; null if it is off. `ops maintenance on` and `off` change it. */
  maintenance: { schema: z.nullable(maintenance), fallback: null },
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type Settings = { readonly [K in SettingKey]: z.infer<(typeof SETTINGS)[K]['schema']> };

/** Reads the settings from database rows. Missing or invalid rows give the default. */
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
