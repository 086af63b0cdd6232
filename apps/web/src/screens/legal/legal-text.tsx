import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Collapsible, SkeletonList } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { legalQuery } from '../../features/reading/reading-queries.ts';
import { languageOf } from '../../lib/language/services-language.ts';
import { ArticleText } from '../../lib/page/article-text.tsx';
import { ReadingPage } from '../../lib/page/reading-page.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { loadRequired } from '../../lib/query/load-required.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { type Services, useServices } from '../../lib/services.ts';

interface LegalTextProps {
  readonly text: 'privacy' | 'terms';
  readonly title: string;
  readonly path: string;
}

/** Loads a legal text for the `load` functions of both legal pages. */
export function loadLegalText(services: Services, text: 'privacy' | 'terms'): Promise<void> {
  const query = legalQuery(services, languageOf(services), text);
  return loadRequired(services, services.queryClient.ensureQueryData(query));
}

/** A legal text with collapsible sections, the first of which is open. */
export function LegalText({ text, title, path }: LegalTextProps) {
  const t = useT('reading');
  const format = useFormat();
  const query = useQuery(legalQuery(useServices(), useLanguage(), text));
  const { data } = query;
  const intro = data && t('version', { version: data.version, date: format.date(data.effectiveFrom) });
  return (
    <ReadingPage title={data?.title ?? title} intro={intro}>
      <QueryParts query={query} skeleton={<SkeletonList count={6} label={title} />}>
        {({ sections, meta }) => (
          <div>
            <PageHead meta={meta} path={path} />
            {sections.map(({ id, title: name, body }, index) => (
              <Collapsible key={id} id={id} title={name} isOpenAtFirst={index === 0}>
                <ArticleText html={body} />
              </Collapsible>
            ))}
          </div>
        )}
      </QueryParts>
    </ReadingPage>
  );
}
