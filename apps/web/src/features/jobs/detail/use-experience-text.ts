import type { ExperienceRange } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';

/** "Fresher", "2 years", "1–3 years", "5+ years". */
export function useExperienceText({ minYears, maxYears }: ExperienceRange): string {
  const t = useT('jobs');
  if (maxYears === 0) return t('experience.fresher');
  if (maxYears === null)
    return minYears === 0 ? t('experience.anyYears') : t('experience.atLeast', { from: minYears });
  if (minYears === 0) return t('experience.upTo', { to: maxYears });
  if (minYears === maxYears) return t('experience.years', { count: minYears });
  return t('experience.range', { from: minYears, to: maxYears });
}
