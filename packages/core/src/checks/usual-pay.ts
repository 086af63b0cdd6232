import usualPay from '@nukkad/reference-data/data/usual-pay.json' with { type: 'json' };

/** Good pay for a kind of work in a middle-sized city, in rupees a month. */
export interface UsualPay {
  /** Good pay without experience. */
  readonly start: number;
  /** Good pay with `SENIOR_YEARS` of experience. */
  readonly senior: number;
}

const SENIOR_YEARS = 10;

const keyOf = (profileKey: string, subProfileKey: string): string => `${profileKey}/${subProfileKey}`;

const bySubProfile = new Map<string, UsualPay>(
  usualPay.rows.map((row) => [keyOf(row.profileKey, row.subProfileKey), row]),
);

/** Returns the highest figures of several kinds of work, so that the best paid of them is not accused. */
function highestOf(rows: readonly UsualPay[]): UsualPay {
  return {
    start: Math.max(...rows.map(({ start }) => start)),
    senior: Math.max(...rows.map(({ senior }) => senior)),
  };
}

const byProfile = new Map(
  [...Map.groupBy(usualPay.rows, ({ profileKey }) => profileKey)].map(([profileKey, rows]) => [
    profileKey,
    highestOf(rows),
  ]),
);

const anyWork = highestOf(usualPay.rows);

/**
 * Returns the usual pay of a sub-profile. If it is not known, returns the highest figures of its profile, or of all
 * work if the profile is not known either.
 */
export function usualPayOf(profileKey: string, subProfileKey: string | null): UsualPay {
  const own = subProfileKey === null ? undefined : bySubProfile.get(keyOf(profileKey, subProfileKey));
  return own ?? byProfile.get(profileKey) ?? anyWork;
}

/** Returns good pay after some years, which grows by the same share each year until `SENIOR_YEARS`. */
export function goodPayAfter({ start, senior }: UsualPay, years: number): number {
  return start * (senior / start) ** (Math.min(years, SENIOR_YEARS) / SENIOR_YEARS);
}
