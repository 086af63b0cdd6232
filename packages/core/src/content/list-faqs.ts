import type { Language, Localized, PageMeta } from '@nukkad/contract';
import type { FaqEntry } from '@nukkad/contract/content/content.domain.ts';
import { interpolate } from '@nukkad/i18n/translations.ts';
import type { Container } from '../container.ts';
import { metaOf } from '../shared/page-meta.ts';
import { brandValues } from './brand-values.ts';
import { fillLegalText } from './fill-legal-text.ts';

/** Returns the frequent questions in display order. */
export async function listFaqs(
  container: Pick<Container, 'database' | 'config'>,
  language: Language,
): Promise<{ faqs: FaqEntry[]; meta: PageMeta }> {
  const rows = await container.database.prisma.faq.findMany({
    where: { isRetired: false },
    orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
  });
  const faqs = rows.map((row) => ({
    id: row.id,
    question: interpolate((row.question as Localized)[language], brandValues(container.config)),
    answer: fillLegalText(container.config, (row.answer as Localized)[language]),
  }));
  return { faqs, meta: metaOf(container.config, 'faq', language) };
}
