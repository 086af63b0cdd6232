import { DEFAULT_LANGUAGE, LANGUAGES, type PageMeta } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { PreviewTags } from './preview-tags.tsx';
import { useServices } from './services.ts';
import { jsonLdText, type Thing } from './structured-data/thing.ts';

interface PageHeadProps {
  readonly meta: PageMeta;
  /** The one address of this page, from its slash on, without language; filters and other passing things are not in it. */
  readonly path: string;
  readonly type?: 'website' | 'article' | undefined;
  /** An absolute address, 1200 pixels wide; the preview of the site without it. */
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

/** What search engines and link previews read of a page; the tags move into the document's head by themselves. */
export function PageHead({ meta, path, type = 'website', image, isUnlisted, things = [] }: PageHeadProps) {
  const { publicOrigin } = useServices();
  const language = useLanguage();
  const address = publicOrigin + pathInLanguage(path, language);
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {isUnlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {!isUnlisted && <Alternates path={path} />}
      {/* Previews are made of the page as it is sent: no script asks for these. */}
      {import.meta.env.SSR && <PreviewTags meta={meta} address={address} type={type} image={image} />}
      {things.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(things) }} />
      )}
    </>
  );
}
