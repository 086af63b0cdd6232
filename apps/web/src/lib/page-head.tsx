import type { PageMeta } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useServices } from './services.ts';
import { jsonLdText, type Thing } from './structured-data/thing.ts';

interface PageHeadProps {
  readonly meta: PageMeta;
  /** The one address of this page, from its slash on; filters and other passing things are not in it. */
  readonly path: string;
  readonly type?: 'website' | 'article' | undefined;
  /** An absolute address, 1200 pixels wide; the site's own picture without it. */
  readonly image?: string | undefined;
  /** Kept out of search engines, while its links are still followed. */
  readonly isUnlisted?: boolean | undefined;
  readonly things?: readonly Thing[] | undefined;
}

const LOCALE = { en: 'en_IN', hi: 'hi_IN', mr: 'mr_IN' } as const;

/** What search engines and link previews read of a page; the tags move into the document's head by themselves. */
export function PageHead({ meta, path, type = 'website', image, isUnlisted, things = [] }: PageHeadProps) {
  const { publicOrigin, site } = useServices();
  const language = useLanguage();
  const address = publicOrigin + path;
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {isUnlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={LOCALE[language]} />
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
