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

/** Returns the texts of a job's preview picture. `work` is the translated name of its occupation. @internal */
export function jobTexts(job: JobDetail, work: Localized | undefined, language: Language) {
  const kind = work?.[language] ?? null;
  // A title in another script cannot be drawn.
  const title = drawableText(job.title) || (kind ?? job.companyName);
  const isRepeated = kind?.toLowerCase() === title.toLowerCase();
  return {
    kind: isRepeated ? null : kind,
    title,
    company: job.companyName,
    pay: formatOf(language).pay(job.pay) ?? jobPhrases[language]('pay.notTold'),
    place: placeOf(job, language),
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
    return { kind: null, title: t('headline'), company: t('subline'), pay: null, place: null, brand };
  }

  /** Returns the texts of a city's job list; null if the city does not exist. */
  async ofCity(key: string, language: Language): Promise<PreviewTexts | null> {
    const names = (await this.#lists.cities).get(key);
    if (names === undefined) return null;
    return { ...this.ofSite(language), title: navPhrases[language]('jobsIn', { city: names[language] }) };
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
