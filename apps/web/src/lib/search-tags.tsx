import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Localized, type PageMeta } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useServices } from './services.ts';

const LOCALE = { en: 'en_IN', hi: 'hi_IN', mr: 'mr_IN' } as const;

interface Shown {
  readonly jobShareId?: string | undefined;
  readonly cityKey?: string | undefined;
}

/** The picture that the web server draws in this language: of a job, of a city, or of the site. */
function previewOf(publicOrigin: string, language: Language, { jobShareId, cityKey }: Shown): string {
  const ofCity = cityKey === undefined ? 'jobs' : `cities/${cityKey}`;
  const name = jobShareId === undefined ? ofCity : `jobs/${jobShareId}`;
  return `${publicOrigin}/previews/${language}/${name}.png`;
}

/** The page's own address, and the same page in each language; who speaks none is led to English, which leads on who chose. */
function Addresses({ pathIn }: { readonly pathIn: (language: Language) => string }) {
  const { publicOrigin } = useServices();
  const language = useLanguage();
  const alternates = [
    ...LANGUAGES.map((language) => [language, language] as const),
    ['x-default', DEFAULT_LANGUAGE] as const,
  ];
  return (
    <>
      <link rel="canonical" href={publicOrigin + pathIn(language)} />
      {alternates.map(([name, other]) => (
        <link key={name} rel="alternate" hrefLang={name} href={publicOrigin + pathIn(other)} />
      ))}
    </>
  );
}

export interface SearchTagsProps extends Shown {
  readonly meta: PageMeta;
  /**
   * The canonical address of this page from its slash on, without the prefix of the language and without filters; of a page
   * whose address has the words of its language, one for each.
   */
  readonly path: string | Localized;
  readonly type?: 'website' | 'article' | undefined;
  /** An absolute address, 1200 pixels wide; else the picture of a job is drawn, of a city, or of the site. */
  readonly image?: string | undefined;
  /** Kept out of search engines, while its links are still followed. */
  readonly isUnlisted?: boolean | undefined;
}

/** What search engines list and links show where they are shared. Rendered on the server alone: see PageHead. */
export function SearchTags({
  meta,
  path,
  type = 'website',
  image,
  jobShareId,
  cityKey,
  isUnlisted,
}: SearchTagsProps) {
  const { publicOrigin, site } = useServices();
  const language = useLanguage();
  const pathIn = (one: Language) => pathInLanguage(typeof path === 'string' ? path : path[one], one);
  return (
    <>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {isUnlisted ? <meta name="robots" content="noindex" /> : <Addresses pathIn={pathIn} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={LOCALE[language]} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALE[other]} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={publicOrigin + pathIn(language)} />
      <meta
        property="og:image"
        content={image ?? previewOf(publicOrigin, language, { jobShareId, cityKey })}
      />
      <meta property="og:image:alt" content={meta.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
