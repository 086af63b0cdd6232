import type { Localized } from '@nukkad/contract/shared/shared.domain.ts';
import type { Language } from '@nukkad/db';
import { formatOf } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';
import { searchPlaces } from '@nukkad/job-search';
import type { Container } from '../container.ts';
import { PartnerError } from '../errors/partner-error.ts';
import type { CompanySession } from '../members/member-session.ts';
import { findCompanyJob, urlOf } from './read-company-job.ts';

const texts = await translations('hire-poster');

const LANGUAGES = ['en', 'hi', 'mr'] as const;

function inEach(textOf: (language: Language) => string): Localized {
  const [en = '', hi = '', mr = ''] = LANGUAGES.map(textOf);
  return { en, hi, mr };
}

/** Returns what the poster of an open job says, and a message to share. Throws NOT_FOUND, or JOB_NOT_OPEN. */
export async function readPoster(
  deps: Pick<Container, 'database' | 'config'>,
  { companyId }: CompanySession,
  jobId: string,
) {
  const job = await findCompanyJob(deps, companyId, jobId);
  const url = urlOf(deps, job);
  if (job.status !== 'ACTIVE' || url === null) throw new PartnerError('JOB_NOT_OPEN');
  const { names } = await searchPlaces.read(deps.database);
  const city = names.get(`CITY:${job.city.slug}`);
  const cityNames = city ?? inEach(() => job.city.nameEn);
  const payText = (language: Language) => formatOf(language).pay({ min: job.payMin, max: job.payMax }) ?? '';
  const place = inEach((language) => [job.locality, cityNames[language]].filter(Boolean).join(', '));
  return {
    url,
    title: inEach(() => job.title),
    company: job.company.name,
    place,
    pay: inEach(payText),
    message: inEach((language) =>
      texts[language]('shareMessage', {
        title: job.title,
        company: job.company.name,
        place: place[language],
        pay: payText(language),
        url,
      }),
    ),
  };
}
