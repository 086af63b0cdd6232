import type { JobCard, Language, PageMeta } from '@nukkad/contract';
import { fittingText } from '@nukkad/domain/fitting-text.ts';
import { titleWithWork } from '@nukkad/domain/job-title.ts';
import { formatOf, inPlace } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';

const texts = await translations('meta');

/** Lengths in characters. Search engines cut longer titles and descriptions. */
const TITLE_LENGTH_MAX = 60;
const DESCRIPTION_LENGTH_MAX = 160;

/**
 * Returns the title, description and keywords of a job's page. The title has at most 60 characters: the employer's own
 * words are left out first, then the company. The description begins with the pay and has at most 160 characters.
 */
export function jobMetaOf(card: JobCard, language: Language): PageMeta {
  const t = texts[language];
  const work = card.workNames?.[language];
  const where = inPlace(card.cityNames?.[language] ?? card.city, language);
  const withWork = { jobTitle: titleWithWork(card.title, work), company: card.companyName, where };
  const short = { ...withWork, jobTitle: work ?? card.title };
  const pay = formatOf(language).pay(card.pay);
  const sentence = (values: typeof short) =>
    pay === null ? t('job.noPay', values) : t('job.withPay', { ...values, pay });
  const offer = t('job.offer');
  return {
    title: fittingText(
      [
        t('job.title', withWork),
        t('job.title', short),
        t('job.shortTitle', withWork),
        t('job.shortTitle', short),
      ],
      TITLE_LENGTH_MAX,
    ),
    description: fittingText(
      [`${sentence(withWork)} ${offer}`, `${sentence(short)} ${offer}`, sentence(short)],
      DESCRIPTION_LENGTH_MAX,
    ),
    keywords: t('keywords.job', withWork),
  };
}
