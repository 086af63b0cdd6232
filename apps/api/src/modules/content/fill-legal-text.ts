import { interpolate } from '@nukkad/i18n/translations.ts';
import type { Config } from '../../config.ts';
import { brandValues } from '../../content/brand-values.ts';
import { escapeHtml } from '../../content/escape-html.ts';
import { safeHtml } from '../../shared/safe-html.ts';

/** HTML of the editors with the operator's name, addresses and terms put in. */
export function fillLegalText(config: Config, html: string): string {
  const escaped = Object.entries(brandValues(config)).map(
    ([name, value]) => [name, escapeHtml(value)] as const,
  );
  return safeHtml(interpolate(html, Object.fromEntries(escaped)));
}
