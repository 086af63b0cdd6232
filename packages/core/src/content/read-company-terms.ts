import { companyTerms } from '@nukkad/content/company-terms.ts';
import type { Language } from '@nukkad/db';
import { interpolate } from '@nukkad/i18n/translations.ts';
import type { Container } from '../container.ts';
import { brandValues } from './brand-values.ts';
import { fillLegalText } from './fill-legal-text.ts';

/** Returns the terms for companies in a language. Bodies of sections are HTML. */
export function readCompanyTerms({ config }: Pick<Container, 'config'>, language: Language) {
  const { version, effectiveFrom, title, sections } = companyTerms;
  const values = brandValues(config);
  return {
    version,
    effectiveFrom,
    title: interpolate(title[language], values),
    sections: sections.map((section) => ({
      id: section.key,
      title: interpolate(section.title[language], values),
      body: fillLegalText(config, section.body[language]),
    })),
  };
}
