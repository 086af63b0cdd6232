/** One job of a feed, in JSON or XML. Fields that the feed leaves out are undefined. */
export interface FeedPosting {
  readonly ref: string;
  readonly title: string;
  readonly company: string;
  readonly website?: string | undefined;
  /** HTML or plain text. */
  readonly description: string;
  readonly category?: string | undefined;
  readonly city?: string | undefined;
  readonly locality?: string | undefined;
  readonly address?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly employmentType?: string | undefined;
  /** The feed's own words for the place of work and the hours. */
  readonly workPlace?: string | undefined;
  readonly hours?: string | undefined;
  /** Rupees a month. */
  readonly payMin?: number | undefined;
  readonly payMax?: number | undefined;
  readonly openings?: number | undefined;
  readonly experienceYears?: number | undefined;
  readonly skills?: readonly string[] | undefined;
  readonly validThrough?: Date | undefined;
}

/** Number of hours, days, weeks and so on in a month of full-time work. Used to convert pay to rupees a month. */
const PER_MONTH: Readonly<Record<string, number>> = {
  HOUR: 208,
  DAY: 26,
  WEEK: 52 / 12,
  MONTH: 1,
  YEAR: 1 / 12,
};

export function monthly(amount: number | undefined, unit: string): number | undefined {
  const factor = PER_MONTH[unit.toUpperCase()];
  if (amount === undefined || factor === undefined || !Number.isFinite(amount) || amount <= 0)
    return undefined;
  return Math.round(amount * factor);
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/year|annum|annual|lpa|\bp\.?\s?a\b/i, 'YEAR'],
  [/week/i, 'WEEK'],
  [/\bday|daily/i, 'DAY'],
  [/hour|hourly/i, 'HOUR'],
];
const LAKH = 100_000;

/** Reads pay such as `₹15,000 - ₹20,000 per month`, `2.4 LPA` or `500 a day` as rupees a month. */
export function readPay(text: string): Pick<FeedPosting, 'payMin' | 'payMax'> {
  const unit = UNITS.find(([words]) => words.test(text))?.[1] ?? 'MONTH';
  const amounts = [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(k\b|lakhs?|lacs?|lpa|l\b)?/gi)].map(
    ([, digits = '', scale]) => {
      const amount = Number(digits.replaceAll(',', ''));
      if (scale === undefined) return amount;
      return scale.toLowerCase() === 'k' ? amount * 1000 : amount * LAKH;
    },
  );
  // In "2-3 lakh", the unit after the last number applies to both numbers.
  const last = amounts.at(-1) ?? 0;
  const scaled = amounts.map((amount) => (last >= LAKH && amount < 100 ? amount * LAKH : amount));
  const months = scaled.flatMap((amount) => monthly(amount, unit) ?? []);
  if (months.length === 0) return {};
  return { payMin: Math.min(...months), payMax: Math.max(...months) };
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Unescapes HTML that was escaped twice, as in many feeds. */
export const unescapedHtml = (html: string): string =>
  html.includes('<')
    ? html
    : html.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
