import { useT } from '@nukkad/i18n/react.ts';

interface CheckNumbers {
  readonly passed: number;
  readonly failed: number;
  /** Checks that are not done yet; omitted on cards. */
  readonly open?: number | undefined;
}

/**
 * Returns a function that says how many of the five checks passed, failed and are not done: "3 of 5 fine, 1 wrong, 1 not
 * yet checked". Numbers of zero are left out, except the first.
 */
export function useChecksText(): (numbers: CheckNumbers) => string {
  const t = useT('jobs');
  return ({ passed, failed, open = 0 }) => {
    const parts = [t('checks.fine', { count: passed })];
    if (failed > 0) parts.push(t('checks.wrong', { count: failed }));
    if (open > 0) parts.push(t('checks.open', { count: open }));
    return parts.join(', ');
  };
}
