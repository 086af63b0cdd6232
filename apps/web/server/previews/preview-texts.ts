import { type JobDetail, LANGUAGES, type Language, type Localized, routes } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import { formatOf } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';
import { apiClient } from '../api-client.ts';
import type { WebConfig } from '../config.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import type { PreviewTexts } from './draw-preview.ts';
import { drawableText } from './drawable-text.ts';

const NOT_FOUND = 404;

const [jobPhrases, landingPhrases, navPhrases] = await Promise.all([
  translations('jobs'),
  translations('landing'),
  translations('nav'),
]);

/** Returns a place such as "Kothrud, Pune". Names without a translation stay in English. */
function placeOf({ city, cityNames, locality, localityNames }: JobDetail, language: Language): string {
  const part = localityNames?.[language] ?? locality;
  const town = cityNames?.[language] ?? city;
  return part ? `${part}, ${town}` : town;
}

/** Returns the result of the five checks: how many are fine, or how many are wrong if one is. Null if none was made. */
function checksOf({ checks }: JobDetail, language: Language): PreviewTexts['checks'] {
  const t = jobPhrases[language];
  const countOf = (outcome: JobDetail['checks'][number]['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length;
  const failed = countOf('FAILED');
  if (failed > 0) return { text: t('picture.wrong', { count: failed }), isFailed: true };
  const passed = countOf('PASSED');
  return passed === 0 ? null : { text: t('picture.fine', { count: passed }), isFailed: false };
}

/**
 * Returns the contents of a job's preview picture. `work` is the translated name of its job profile, for jobs without a
 * sub-profile. @internal
 */
export function jobTexts(job: JobDetail, work: Localized | undefined, language: Language) {
  const format = formatOf(language);
  const amount = format.payAmount(job.pay);
  const place = placeOf(job, language);
  return {
    pictogram: { family: 'profiles', key: job.jobProfileKey } as const,
    // A title in another script cannot be drawn.
    title: job.workNames?.[language] ?? work?.[language] ?? (drawableText(job.title) || job.companyName),
    company: job.companyName,
    amount: amount ?? jobPhrases[language]('pay.notTold'),
    place: amount === null ? place : `${jobPhrases[language]('pay.aMonth')} · ${place}`,
    checks: checksOf(job, language),
  };
}

/** Reads the texts of preview pictures. */
export class PreviewSource {
  readonly #config: WebConfig;
  readonly #lists: ReferenceLists;

  constructor(config: WebConfig, lists: ReferenceLists) {
    this.#config = config;
    this.#lists = lists;
  }

  /** Returns the texts of a job; null if it does not exist. */
  async ofJob(shareId: string, language: Language, clientAddress: string): Promise<PreviewTexts | null> {
    const client = this.#client(clientAddress);
    try {
      const [{ job }, works] = await Promise.all([
        client.call(routes.jobByShareId, { shareId }),
        this.#lists.works,
      ]);
      return { ...jobTexts(job, works.get(job.jobProfileKey), language), brand: this.#config.site.brand };
    } catch (error) {
      if (error instanceof ApiError && error.status === NOT_FOUND) return null;
      throw error;
    }
  }

  ofSite(language: Language): PreviewTexts {
    const t = landingPhrases[language];
    const { brand } = this.#config.site;
    return {
      pictogram: { family: 'profiles', key: 'work' },
      title: t('headline'),
      amount: null,
      place: null,
      company: t('subline'),
      checks: null,
      brand,
    };
  }

  /** Returns the texts of a city's job list, with the number of its jobs; null if the city does not exist. */
  async ofCity(key: string, language: Language, clientAddress: string): Promise<PreviewTexts | null> {
    const names = (await this.#lists.cities).get(key);
    if (names === undefined) return null;
    const { near } = await this.#client(clientAddress).call(routes.jobCountNear, { city: names.en });
    const count = near ?? 0;
    return {
      ...this.ofSite(language),
      pictogram: { family: 'cities', key },
      title: navPhrases[language]('jobsIn', { city: names[language] }),
      amount: count === 0 ? null : jobPhrases[language]('count', { count }),
    };
  }

  #client(clientAddress: string) {
    const { apiOrigin, deadlines } = this.#config;
    return apiClient({ apiOrigin, clientAddress, timeoutMs: deadlines.page });
  }
}

export interface PreviewAddress {
  readonly language: Language;
  /** Share id of the job; null for the picture of a city or of the whole site. */
  readonly shareId: string | null;
  readonly cityKey?: string | undefined;
}

const ADDRESS = /^(\w\w)\/(?:jobs(?:\/([0-9A-Za-z]{6}))?|cities\/([a-z0-9-]{1,60}))\.png$/;

/**
 * Parses the path after `/previews/`, such as `hi/jobs.png`, `hi/jobs/aZ09bY.png` or `hi/cities/pune.png`; null if
 * malformed.
 */
export function readPreviewAddress(path: string): PreviewAddress | null {
  const [, name, shareId = null, cityKey] = ADDRESS.exec(path) ?? [];
  const language = LANGUAGES.find((known) => known === name);
  return language ? { language, shareId, cityKey } : null;
}
