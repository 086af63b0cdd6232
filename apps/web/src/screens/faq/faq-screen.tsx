import type { FaqEntry, PageMeta } from '@nukkad/contract';
import type { Namespace } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Card, Collapsible, EmptyState, LinkButton, Scene, SkeletonList } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { faqsQuery } from '../../features/reading/reading-queries.ts';
import { languageOf } from '../../lib/language/services-language.ts';
import { ArticleText } from '../../lib/page/article-text.tsx';
import { ReadingPage } from '../../lib/page/reading-page.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { loadRequired } from '../../lib/query/load-required.ts';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { type Services, useServices } from '../../lib/services.ts';
import { faqPage } from '../../lib/structured-data/page-things.ts';
import { StructuredData } from '../../lib/structured-data/structured-data.tsx';

export const namespaces: readonly Namespace[] = ['reading'];

export function load(services: Services): Promise<void> {
  const query = faqsQuery(services, languageOf(services));
  return loadRequired(services, services.queryClient.ensureQueryData(query));
}

/** Frequently asked questions with collapsed answers. `/faq` and `/candidatefaq` are the same page. */
export function FaqScreen() {
  const t = useT('reading');
  const nav = useT('nav');
  const query = useQuery(faqsQuery(useServices(), useLanguage()));
  return (
    <ReadingPage title={nav('faq')} intro={t('faqIntro')}>
      <QueryParts query={query} skeleton={<SkeletonList count={6} label={nav('faq')} />}>
        {({ faqs, meta }) => <Questions faqs={faqs} meta={meta} />}
      </QueryParts>
      <Card as="aside" tone="sunk" className="nk-cluster">
        <p>{t('faqMore')}</p>
        <LinkButton variant="secondary" href="/contactsupport">
          {t('contactUs')}
        </LinkButton>
      </Card>
    </ReadingPage>
  );
}

function Questions({ faqs, meta }: { readonly faqs: readonly FaqEntry[]; readonly meta: PageMeta }) {
  const t = useT('reading');
  const language = useLanguage();
  return (
    <>
      <PageHead meta={meta} path="/faq" />
      {import.meta.env.SSR && <StructuredData things={[faqPage(faqs, language)]} />}
      {faqs.length === 0 && <EmptyState picture={<Scene name="no-results" />} title={t('noFaqs')} />}
      <div>
        {faqs.map(({ id, question, answer }) => (
          <Collapsible key={id} id={id} title={question}>
            <ArticleText html={answer} />
          </Collapsible>
        ))}
      </div>
    </>
  );
}

export { FaqScreen as Screen };
