import { type JobDetail, LANGUAGES, type Language, type Localized, routes } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import { createClient } from '@nukkad/contract/client.ts';
import { formatOf } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';
import type { WebConfig } from '../config.ts';
import { pageFetch } from '../page-fetch.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import type { PreviewTexts } from './draw-preview.ts';
import { drawableText } from './drawable-text.ts';

const NOT_FOUND = 404;

const [jobPhrases, landingPhrases, navPhrases] = await Promise.all([
  translations('jobs'),
  translations('landing'),
  translations('nav'),
]);

/** "Kothrud, Pune", in the language as far as it has the names. */
function placeOf({ city, cityNames, locality, localityNames }: JobDetail, language: Language): string {
  const part = localityNames?.[language] ?? locality;
  const town = cityNames?.[language] ?? city;
  return part ? `${part}, ${town}` : town;
}

/** What the picture of a job says; `work` is what its kind of work is called. @internal */
export function jobTexts(job: JobDetail, work: Localized | undefined, language: Language) {
  const kind = work?.[language] ?? null;
  // The fonts may have nothing of a title in another script.
  const title = drawableText(job.title) || (kind ?? job.companyName);
  const isSaid = kind?.toLowerCase() === title.toLowerCase();
  return {
    kind: isSaid ? null : kind,
    title,
    company: job.companyName,
    pay: formatOf(language).pay(job.pay) ?? jobPhrases[language]('pay.notTold'),
    place: placeOf(job, language),
  };
}

/** Reads what pictures say: of a job (null where there is none), and of the site as a whole. */
export class PreviewSource {
  readonly #config: WebConfig;
  readonly #lists: ReferenceLists;

  constructor(config: WebConfig, lists: ReferenceLists) {
    this.#config = config;
    this.#lists = lists;
  }

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
    return { kind: null, title: t('headline'), company: t('subline'), pay: null, place: null, brand };
  }

  /** Null where nobody knows the city. */
  async ofCity(key: string, language: Language): Promise<PreviewTexts | null> {
    const names = (await this.#lists.cities).get(key);
    if (names === undefined) return null;
    return { ...this.ofSite(language), title: navPhrases[language]('jobsIn', { city: names[language] }) };
  }

  #client(clientAddress: string) {
    const { apiOrigin, deadlines } = this.#config;
    const headers = { 'x-forwarded-for': clientAddress };
    return createClient({ baseUrl: apiOrigin, fetch: pageFetch(deadlines.page), headers });
  }
}

export interface PreviewAddress {
  readonly language: Language;
  /** Null for the picture of a city, or of the site as a whole. */
  readonly shareId: string | null;
  readonly cityKey?: string | undefined;
}

const ADDRESS = /^(\w\w)\/(?:jobs(?:\/([0-9A-Za-z]{6}))?|cities\/([a-z0-9-]{1,60}))\.png$/;

/** Reads `hi/jobs.png`, `hi/jobs/aZ09bY.png` and `hi/cities/pune.png`, as they stand behind `/previews/`; else null. */
export function readPreviewAddress(path: string): PreviewAddress | null {
  const [, name, shareId = null, cityKey] = ADDRESS.exec(path) ?? [];
  const language = LANGUAGES.find((known) => known === name);
  return language ? { language, shareId, cityKey } : null;
}
