import { SUMMARY_LONGER_THAN } from '@nukkad/contract/constants.ts';
import { readWorkPeriod } from '@nukkad/domain/experience-dates.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { isLettersOnly } from '@nukkad/domain/person-name.ts';
import { isLongEnough } from '@nukkad/domain/summary.ts';
import { useT } from '@nukkad/i18n/react.ts';
import type { Problems } from '../../lib/use-field-problems.ts';
import { areSkillsFine } from './skills-text.ts';
import type { WorkValues } from './work-values.ts';

export type WorkField = keyof WorkValues;

/** Returns a function that validates the dates and assigns the error to a field. */
function usePeriodProblems() {
  const t = useT('work');
  return (values: WorkValues): Problems<'startDate' | 'endDate'> => {
    const typed = { start: values.startDate, end: values.endDate, isCurrent: values.isCurrent };
    const period = readWorkPeriod(typed, new Date());
    if (period === 'START_MISSING') return { startDate: t('startMissing') };
    if (period === 'END_MISSING') return { endDate: t('endMissing') };
    if (period === 'UNREADABLE') return { startDate: t('dateWrong') };
    // A current job has no field for the end date.
    const isStartToCome = values.startDate > indiaDay(new Date());
    if (period === 'IN_FUTURE')
      return isStartToCome ? { startDate: t('inFuture') } : { endDate: t('inFuture') };
    if (period === 'END_BEFORE_START') return { endDate: t('endBeforeStart') };
    return {};
  };
}

/** Returns a function that validates the experience form. */
export function useWorkProblems(isOtherSector: boolean) {
  const t = useT('work');
  const errors = useT('errors');
  const periodProblems = usePeriodProblems();
  const letters = (text: string, missing: string) => {
    if (text.trim() === '') return missing;
    return isLettersOnly(text) ? undefined : errors('field.lettersOnly');
  };
  return (values: WorkValues): Problems<WorkField> => ({
    organization: letters(values.organization, t('organizationMissing')),
    position: letters(values.position, t('positionMissing')),
    ...periodProblems(values),
    ownIndustry: isOtherSector && !values.ownIndustry.trim() ? t('details') : undefined,
    summary: isLongEnough(values.summary) ? undefined : t('tooShort', { min: SUMMARY_LONGER_THAN }),
    skills: areSkillsFine(values.skills) ? undefined : t('skillsWrong'),
  });
}
