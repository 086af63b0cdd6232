import type { Language, Localized } from '@nukkad/contract';
import { fillPlaceholders } from '@nukkad/i18n/fill-placeholders.ts';
import { textOfHtml } from '../../shared/safe-html.ts';
import type { JobDetailRow } from './job-detail-row.ts';

const LENGTH_MAX = 1500;

const PLACE: Localized = {
  en: '{{title}} at {{company}}, {{city}}.',
  hi: '{{city}} में {{company}} में {{title}} की नौकरी।',
  mr: '{{city}} मध्ये {{company}} इथे {{title}} ची नोकरी.',
};
const PAY_RANGE: Localized = {
  en: 'Pay {{min}} to {{max}} rupees a month.',
  hi: 'पगार महीने के {{min}} से {{max}} रुपये।',
  mr: 'पगार महिन्याला {{min}} ते {{max}} रुपये.',
};
const PAY_ONE: Localized = {
  en: 'Pay {{pay}} rupees a month.',
  hi: 'पगार महीने के {{pay}} रुपये।',
  mr: 'पगार महिन्याला {{pay}} रुपये.',
};
const FRESHER: Localized = {
  en: 'No experience needed.',
  hi: 'अनुभव ज़रूरी नहीं।',
  mr: 'अनुभवाची गरज नाही.',
};
const OPENINGS: Localized = {
  en: 'Openings: {{count}}.',
  hi: '{{count}} लोगों की ज़रूरत है।',
  mr: '{{count}} जागा आहेत.',
};

function paySentence({ payMin, payMax }: JobDetailRow, language: Language): string {
  if (payMin !== null && payMax !== null && payMin !== payMax)
    return fillPlaceholders(PAY_RANGE[language], { min: payMin, max: payMax });
  const pay = payMin ?? payMax;
  return pay === null ? '' : fillPlaceholders(PAY_ONE[language], { pay });
}

/** The job as a person would say it, for the reader's speech voice: the facts in the reader's language, then its text. */
export function audioText(job: JobDetailRow, city: string, language: Language): string {
  const sentences = [
    fillPlaceholders(PLACE[language], { title: job.title, company: job.companyName, city }),
    paySentence(job, language),
    job.minYears === 0 ? FRESHER[language] : '',
    job.openings > 1 ? fillPlaceholders(OPENINGS[language], { count: job.openings }) : '',
    textOfHtml(job.requirements),
  ];
  return sentences.filter(Boolean).join(' ').slice(0, LENGTH_MAX);
}
