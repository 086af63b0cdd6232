import { DEFAULT_LANGUAGE, LANGUAGES, type PageMeta } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useServices } from './services.ts';
import { jsonLdText, type Thing } from './structured-data/thing.ts';

interface PageHeadProps {
  readonly meta: PageMeta;
  /** The one address of this page, from its slash on, without language; filters and other passing things are not in it. */
  readonly path: string;
  readonly type?: 'website' | 'article' | undefined;
  /** An absolute address, 1200 pixels wide; the site's own picture without it. */
  readonly image?: string | undefined;
  /** Kept out of search engines, while its links are still followed. */
  readonly isUnlisted?: boolean | undefined;
  readonly things?: readonly Thing[] | undefined;
}

/** The same page in each language; who speaks none of them is led to English, which leads on who chose. */
function Alternates({ path }: { readonly path: string }) {
  const { publicOrigin } = useServices();
  const alternates = [
    ...LANGUAGES.map((language) => [language, language] as const),
    ['x-default', DEFAULT_LANGUAGE] as const,
  ];
  return alternates.map(([name, language]) => (
    <link key={name} rel="alternate" hrefLang={name} href={publicOrigin + pathInLanguage(path, language)} />
  ));
}

const LOCALE = { en: 'en_IN', hi: 'hi_IN', mr: 'mr_IN' } as const;

/** What search engines and link previews read of a page; the tags move into the document's head by themselves. */
export function PageHead({ meta, path, type = 'website', image, isUnlisted, things = [] }: PageHeadProps) {
  const { publicOrigin, site } = useServices();
  const language = useLanguage();
  const address = publicOrigin + pathInLanguage(path, language);
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {isUnlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {!isUnlisted && <Alternates path={path} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={LOCALE[language]} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALE[other]} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image ?? `${publicOrigin}/share.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {things.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(things) }} />
      )}
    </>
  );
}
