import type { Language, Localized } from '@nukkad/contract';
import type { LegalText } from '@nukkad/contract/content/content.domain.ts';
import { interpolate } from '@nukkad/i18n/translations.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { metaOf } from '../shared/page-meta.ts';
import { brandValues } from './brand-values.ts';
import { fillLegalText } from './fill-legal-text.ts';

interface StoredText {
  readonly version: string;
  readonly effectiveFrom: string;
  readonly title: Localized;
  readonly sections: readonly { key: string; title: Localized; body: Localized }[];
}

/** Returns a legal text in the reader's language. `metaKey` is the key of its page meta. */
export async function readLegalText(
  container: Container,
  key: 'privacy-policy' | 'terms',
  metaKey: 'privacy' | 'terms',
  language: Language,
): Promise<LegalText> {
  const stored = await container.content.page<StoredText>(key);
  if (!stored) throw new AppError('NOT_FOUND');
  const { config } = container;
  const textOf = (text: Localized) => interpolate(text[language], brandValues(config));
  return {
    title: textOf(stored.title),
    version: stored.version,
    effectiveFrom: stored.effectiveFrom,
    sections: stored.sections.map((section) => ({
      id: section.key,
      title: textOf(section.title),
      body: fillLegalText(config, section.body[language]),
    })),
    meta: metaOf(container.config, metaKey, language),
  };
}
