import type { SchoolRecord } from '@nukkad/contract';
import { toBase64 } from '../../lib/files/shrink-image.ts';
import { EDUCATION_STALE } from '../../lib/query/stale-after.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';

interface SchoolValues {
  readonly school: SchoolRecord['school'];
  readonly percentage: number | undefined;
  readonly passingYear: number | undefined;
  /** A marksheet chosen just now; null leaves the stored one. */
  readonly page: Blob | null;
}

/** Writes the 10th or the 12th. */
export function useSaveSchool(level: 'SSC' | 'HSSC') {
  const { api } = useServices();
  const save = async ({ page, ...values }: SchoolValues) =>
    api.call('education.saveSchool', {
      level,
      school: values.school,
      percentage: values.percentage,
      passingYear: values.passingYear,
      marksheet: page ? { base64: await toBase64(page), name: `${level.toLowerCase()}.jpg` } : undefined,
    });
  return useTask(save, { invalidates: EDUCATION_STALE });
}
