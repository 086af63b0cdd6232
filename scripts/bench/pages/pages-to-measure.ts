import { publicPaths } from '@nukkad/testing/first-view/public-paths.ts';

/** Names of the pages that can be measured. */
export const PAGE_NAMES = ['landing', 'list', 'job', 'map'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export interface PageToMeasure {
  readonly name: PageName;
  readonly site: string;
  readonly path: string;
  readonly address: string;
  readonly language: string;
  /** Part of the name of a script that must load after the largest paint; undefined if there is none. */
  readonly lateScript: string | undefined;
  /** Selectors of the controls that are tapped, by their names. A control that is not on the page is left out. */
  readonly controls: Readonly<Record<string, string>>;
}

const CONTROLS: Record<PageName, PageToMeasure['controls']> = {
  landing: { city: '#hero-city', menu: '[popovertarget="main-menu"]' },
  list: {
    city: '.job-list-bar__city',
    filters: '.job-list-bar__filters',
    save: '.job-list-screen__lists .save-button',
  },
  job: {
    save: '.job-head .save-button',
    listen: '.job-head__actions .listen-button',
    call: '.job-head__actions button:has(.lucide-phone)',
    share: '.job-head__actions button:has(.lucide-share-2)',
    report: '.job-head__actions button:has(.lucide-flag)',
    apply: '#apply .nk-button:last-child',
  },
  map: { city: '.map-bar [popovertarget="city-sheet"]', cards: '.map-head button' },
};

/** Returns the chosen pages of a running site. */
export async function pagesToMeasure(
  site: string,
  names: readonly PageName[],
  language: string,
): Promise<PageToMeasure[]> {
  const paths = await publicPaths(site);
  const pathOf: Record<PageName, string> = {
    landing: '/',
    list: '/joblist',
    job: paths[2] ?? '',
    map: '/mapjobs?city=Pune',
  };
  return names.map((name) => {
    const path = pathOf[name];
    const inLanguage = language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
    const lateScript = name === 'map' ? 'map-canvas' : undefined;
    return {
      name,
      site,
      path: inLanguage,
      address: site + inLanguage,
      language,
      lateScript,
      controls: CONTROLS[name],
    };
  });
}
