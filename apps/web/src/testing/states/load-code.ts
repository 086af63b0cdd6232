import { afterInteraction } from '../../lib/lazy/after-interaction.ts';

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

const CODE: Loaders = import.meta.glob([
  '../../{app,features,lib,screens}/**/*.{ts,tsx}',
  '!../../**/*.test.{ts,tsx}',
]);
const PHRASES: Loaders = import.meta.glob('../../../../../packages/i18n/src/*/{en,hi,mr}.ts');

/**
 * Loads all code and phrases of the app, so that no page of a test waits for a part of it. All pages then read as after the
 * reader's first scroll, because the app loads some parts only then, once for all pages of a test run.
 */
export async function loadCode(): Promise<void> {
  const loaders = [...Object.values(CODE), ...Object.values(PHRASES)];
  await Promise.all(loaders.map((load) => load()));
  const interacted = afterInteraction();
  window.dispatchEvent(new Event('scroll'));
  await interacted;
}
