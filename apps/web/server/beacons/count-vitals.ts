import type { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';

export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
type Vital = (typeof VITALS)[number];

interface VitalsReport {
  readonly page: string;
  readonly language: string;
  readonly vitals: Readonly<Partial<Record<Vital, number>>>;
}

/**
 * Histogram buckets in seconds. They include the limits of good and poor values: LCP 2.5 and 4 s, INP 0.2 and 0.5 s,
 * FCP 1.8 and 3 s, TTFB 0.8 and 1.8 s.
 */
const SECONDS = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10, 20];
/** Histogram buckets of layout shift: good is up to 0.1, poor above 0.25. */
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Returns a function that adds a browser's web vitals to histograms by kind of page and language. */
export function countVitals(metrics: Metrics): (report: VitalsReport) => void {
  const times = metrics.histogram({
    name: 'nukkad_web_vital_seconds',
    help: 'LCP, INP, FCP and TTFB as browsers measured them.',
    labelNames: ['vital', 'page', 'language'],
    buckets: SECONDS,
  });
  const shifts = metrics.histogram({
    name: 'nukkad_web_layout_shift',
    help: 'CLS as browsers measured it.',
    labelNames: ['page', 'language'],
    buckets: SHIFTS,
  });
  return ({ page, language, vitals }) => {
    for (const vital of VITALS) {
      const value = vitals[vital];
      if (value === undefined) continue;
      if (vital === 'CLS') shifts.observe({ page, language }, value);
      else times.observe({ vital, page, language }, value / 1000);
    }
  };
}
