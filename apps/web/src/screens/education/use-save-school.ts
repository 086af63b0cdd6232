import type { SchoolRecord } from '@nukkad/contract';
import { toBase64 } from '../../features/upload/shrink-image.ts';
import { useUploadProgress } from '../../features/upload/use-upload-progress.ts';
import { EDUCATION_STALE } from '../../lib/query/stale-after.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';

interface SchoolValues {
  readonly school: SchoolRecord['school'];
  readonly percentage: number | undefined;
  readonly passingYear: number | undefined;
  /** A newly chosen marksheet; null keeps the stored one. */
  readonly page: Blob | null;
}

/** Saves the 10th or the 12th class. */
export function useSaveSchool(level: 'SSC' | 'HSSC') {
  const { api } = useServices();
  const sending = useUploadProgress();
  const send = async ({ page, ...values }: SchoolValues) => {
    const input = {
      level,
      school: values.school,
      percentage: values.percentage,
      passingYear: values.passingYear,
      marksheet: page ? { base64: await toBase64(page), name: `${level.toLowerCase()}.jpg` } : undefined,
    };
    return api.call('education.saveSchool', input, page ? sending.begin() : {});
  };
  const save = useTask(send, { invalidates: EDUCATION_STALE });
  const cancel = () => {
    sending.cancel();
    save.reset();
  };
  return { ...save, cancel, share: sending.share };
}
