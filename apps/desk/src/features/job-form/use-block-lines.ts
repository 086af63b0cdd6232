import { JOB_BLOCKS, type JobBlock, type JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';

const joined = (parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Returns what each block says in one line; null while something that the job needs is missing. */
export function useBlockLines(fields: JobFields): Readonly<Record<JobBlock, string | null>> {
  const t = useT('hire-job-form');
  const { pay, number } = useFormat();
  const { title, profile, payMin, payMax, jobType, shift, workPlace, address, openings } = fields;
  const { city, latitude, qualification, experienceMin, skills, requirements } = fields;
  const years = experienceMin ?? 0;
  const bring = joined([
    years > 0 && t('atLeastYears', { count: years }),
    qualification && t(`qualification.${qualification}`),
    (skills?.length ?? 0) > 0 && t('skillCount', { count: skills?.length ?? 0 }),
    requirements,
  ]);
  const lines: Record<JobBlock, string | null> = {
    work: title && profile ? title : null,
    pay: typeof payMin === 'number' ? pay({ min: payMin, max: payMax ?? null }) : null,
    hours: jobType
      ? joined([
          t(`jobType.${jobType}`),
          shift && t(`shift.${shift}`),
          workPlace && t(`workPlace.${workPlace}`),
        ])
      : null,
    place:
      address && city && typeof latitude === 'number'
        ? joined([address, t('openingCount', { count: openings ?? 1, number: number(openings ?? 1) })])
        : null,
    bring: bring === '' ? t('nothingSpecial') : bring,
  };
  return lines;
}

/** Returns the first block that still misses something; null if all are filled. */
export function firstMissing(lines: Readonly<Record<JobBlock, string | null>>): JobBlock | null {
  return JOB_BLOCKS.find((block) => lines[block] === null) ?? null;
}
