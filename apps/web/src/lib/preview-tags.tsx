import { LANGUAGES, type Language, type PageMeta } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useServices } from './services.ts';

const LOCALE = { en: 'en_IN', hi: 'hi_IN', mr: 'mr_IN' } as const;

/** The picture that the web server draws in this language: of a job, by its share id, or of the site. */
export function previewOf(publicOrigin: string, language: Language, shareId?: string): string {
  return `${publicOrigin}/previews/${language}/jobs${shareId === undefined ? '' : `/${shareId}`}.png`;
}

interface PreviewTagsProps {
  readonly meta: PageMeta;
  readonly address: string;
  readonly type: 'website' | 'article';
  readonly image: string | undefined;
}

/** What a link shows of its page where it is shared. On the server alone: whoever makes previews runs no script. */
export function PreviewTags({ meta, address, type, image }: PreviewTagsProps) {
  const { publicOrigin, site } = useServices();
  const language = useLanguage();
  return (
    <>
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={LOCALE[language]} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALE[other]} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image ?? previewOf(publicOrigin, language)} />
      <meta property="og:image:alt" content={meta.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
