import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';

/** How fast the company usually answers, in words. Renders nothing if that is not known. */
export function AnswersWithin({ speed }: { readonly speed: JobDetail['answersWithin'] }) {
  const t = useT('checks');
  return speed === undefined ? null : <p className="answers-within">{t(`answers.${speed}`)}</p>;
}
