import type { SchoolRecord } from '@nukkad/contract';
import { useMutation } from '@tanstack/react-query';
import { toBase64 } from '../../lib/files/shrink-image.ts';
import { useServices } from '../../lib/services.ts';
import { useEducationChanged } from './use-education-changed.ts';

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
  const changed = useEducationChanged();
  return useMutation({
    mutationFn: async ({ page, ...values }: SchoolValues) =>
      api.call('education.saveSchool', {
        level,
        school: values.school,
        percentage: values.percentage,
        passingYear: values.passingYear,
        marksheet: page ? { base64: await toBase64(page), name: `${level.toLowerCase()}.jpg` } : undefined,
      }),
    onSuccess: changed,
  });
}
