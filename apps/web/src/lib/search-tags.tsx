import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type PageMeta } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useServices } from './services.ts';

const LOCALE = { en: 'en_IN', hi: 'hi_IN', mr: 'mr_IN' } as const;

/** The picture that the web server draws in this language: of a job, by its share id, or of the site. */
function previewOf(publicOrigin: string, language: Language, shareId?: string): string {
  return `${publicOrigin}/previews/${language}/jobs${shareId === undefined ? '' : `/${shareId}`}.png`;
}

/** The page's own address, and the same page in each language; who speaks none is led to English, which leads on who chose. */
function Addresses({ path }: { readonly path: string }) {
  const { publicOrigin } = useServices();
  const canonical = publicOrigin + pathInLanguage(path, useLanguage());
  const alternates = [
    ...LANGUAGES.map((language) => [language, language] as const),
    ['x-default', DEFAULT_LANGUAGE] as const,
  ];
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(([name, language]) => (
        <link
          key={name}
          rel="alternate"
          hrefLang={name}
          href={publicOrigin + pathInLanguage(path, language)}
        />
      ))}
    </>
  );
}

export interface SearchTagsProps {
  readonly meta: PageMeta;
  /** The one address of this page, from its slash on, without language; filters and other passing things are not in it. */
  readonly path: string;
  readonly type?: 'website' | 'article' | undefined;
  /** An absolute address, 1200 pixels wide; else the picture of a job is drawn, or of the site. */
  readonly image?: string | undefined;
  readonly jobShareId?: string | undefined;
  /** Kept out of search engines, while its links are still followed. */
  readonly isUnlisted?: boolean | undefined;
}

/** What search engines list and links show where they are shared. Rendered on the server alone: see PageHead. */
export function SearchTags({ meta, path, type = 'website', image, jobShareId, isUnlisted }: SearchTagsProps) {
  const { publicOrigin, site } = useServices();
  const language = useLanguage();
  return (
    <>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {isUnlisted ? <meta name="robots" content="noindex" /> : <Addresses path={path} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={LOCALE[language]} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALE[other]} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={publicOrigin + pathInLanguage(path, language)} />
      <meta property="og:image" content={image ?? previewOf(publicOrigin, language, jobShareId)} />
      <meta property="og:image:alt" content={meta.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
