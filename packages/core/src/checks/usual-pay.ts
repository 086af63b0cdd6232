interface UsualPay {
  /** Good pay of a fresher in a middle-sized city, in rupees a month. */
  readonly high: number;
  /** Growth of pay with each year of experience, as a fraction. */
  readonly growth: number;
}

const DESK = 0.14;
const TRADE = 0.09;

/**
 * Usual pay by occupation, rounded from Indian job boards and pay surveys of 2024 and 2025. It is precise enough only
 * to find absurd offers.
 */
export const USUAL_PAY: Readonly<Record<string, UsualPay>> = {
  sales: { high: 30_000, growth: DESK },
  finance: { high: 45_000, growth: DESK },
  'human-resources': { high: 40_000, growth: DESK },
  marketing: { high: 38_000, growth: DESK },
  engineer: { high: 34_000, growth: 0.17 },
  'business-development': { high: 38_000, growth: DESK },
  accountant: { high: 30_000, growth: DESK },
  'digital-marketing': { high: 40_000, growth: DESK },
  'graphic-designer': { high: 28_000, growth: 0.16 },
  teacher: { high: 36_000, growth: 0.11 },
  counselor: { high: 24_000, growth: DESK },
  'content-writing': { high: 30_000, growth: DESK },
  'budget-analyst': { high: 32_000, growth: 0.15 },
  'buyer-planner': { high: 26_000, growth: DESK },
  'safety-management': { high: 24_000, growth: TRADE },
  'quality-analyst': { high: 26_000, growth: 0.15 },
  trainer: { high: 26_000, growth: 0.11 },
  technician: { high: 20_000, growth: 0.11 },
  receptionist: { high: 22_000, growth: 0.1 },
  delivery: { high: 24_000, growth: TRADE },
  tailor: { high: 22_000, growth: TRADE },
  cook: { high: 30_000, growth: 0.11 },
};

/** Usual pay of occupations that are not in the table. */
export const OTHER_PAY: UsualPay = { high: 45_000, growth: DESK };
