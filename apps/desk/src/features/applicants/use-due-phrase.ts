import { istDaysBetween } from '@nukkad/i18n/ist.ts';
import { useT } from '@nukkad/i18n/react.ts';

/** Returns a function that says when an answer is due, by calendar days in India. */
export function useDuePhrase(): (dueAt: string) => { readonly text: string; readonly isLate: boolean } {
  const t = useT('hire-applicants');
  return (dueAt) => {
    const days = istDaysBetween(new Date(), new Date(dueAt));
    if (days < 0) return { text: t('overdue', { count: -days }), isLate: true };
    return { text: days === 0 ? t('dueToday') : t('dueIn', { count: days }), isLate: false };
  };
}
