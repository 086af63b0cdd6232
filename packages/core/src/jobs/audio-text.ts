import type { Language } from '@nukkad/contract';
import { translations } from '@nukkad/i18n/translations.ts';
import { textOfHtml } from '../shared/safe-html.ts';
import type { JobDetailRow } from './jobs.queries.ts';

const LENGTH_MAX = 1500;

const texts = await translations('speech');

function paySentence({ payMin, payMax }: JobDetailRow, language: Language): string {
  if (payMin !== null && payMax !== null && payMin !== payMax)
    return texts[language]('payRange', { min: payMin, max: payMax });
  const pay = payMin ?? payMax;
  return pay === null ? '' : texts[language]('pay', { pay });
}

/** Returns the text that the browser reads aloud: the facts in the language of the reader, then the requirements. */
export function audioText(
  job: JobDetailRow,
  { title, city }: { readonly title: string; readonly city: string },
  language: Language,
): string {
  const t = texts[language];
  const sentences = [
    t('place', { title, company: job.companyName, city }),
    paySentence(job, language),
    job.experienceMin === 0 ? t('fresher') : '',
    job.openings > 1 ? t('openings', { count: job.openings }) : '',
    textOfHtml(job.requirements),
  ];
  return sentences.filter(Boolean).join(' ').slice(0, LENGTH_MAX);
}
