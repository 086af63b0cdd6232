import { interpolate } from '@nukkad/i18n/translations.ts';
import type { CoreConfig } from '../config/core-config.ts';
import { safeHtml } from '../shared/safe-html.ts';
import { brandValues } from './brand-values.ts';
import { escapeHtml } from './escape-html.ts';

/** Returns an editorial HTML text with its placeholders filled, and sanitised. */
export function fillLegalText(config: CoreConfig, html: string): string {
  const escaped = Object.entries(brandValues(config)).map(
    ([name, value]) => [name, escapeHtml(value)] as const,
  );
  return safeHtml(interpolate(html, Object.fromEntries(escaped)));
}
