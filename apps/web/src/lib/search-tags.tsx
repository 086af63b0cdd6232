import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Localized, type PageMeta } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useServices } from './services.ts';

const LOCALE = { en: 'en_IN', hi: 'hi_IN', mr: 'mr_IN' } as const;

interface Shown {
  readonly jobShareId?: string | undefined;
  readonly cityKey?: string | undefined;
}

/**
 * Returns the URL of the preview picture that the web server draws in this language: of a job, a city or the whole
 * site.
 */
function previewOf(publicOrigin: string, language: Language, { jobShareId, cityKey }: Shown): string {
  const ofCity = cityKey === undefined ? 'jobs' : `cities/${cityKey}`;
  const name = jobShareId === undefined ? ofCity : `jobs/${jobShareId}`;
  return `${publicOrigin}/previews/${language}/${name}.png`;
}

/** Links to the canonical URL and to the same page in each language. `x-default` is the English page. */
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
   * Canonical path of this page, without the language's prefix and without filters. It differs by language if the
   * path contains translated words.
   */
  readonly path: string | Localized;
  readonly type?: 'website' | 'article' | undefined;
  /** Absolute URL of a picture 1200 pixels wide. By default the server draws one of the job, the city or the site. */
  readonly image?: string | undefined;
  /** Whether search engines must not list the page. They still follow its links. */
  readonly isUnlisted?: boolean | undefined;
}

/** Meta tags for search engines and link previews. Only the server renders them; see `PageHead`. */
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
