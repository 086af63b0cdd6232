import { useServices } from '../services.ts';
import type { Thing } from './thing.ts';

/**
 * Tells search engines what a page is of; the server writes it into the page's head. On the server alone: screens render
 * it where `import.meta.env.SSR` is, so that the browser gets none of this code.
 */
export function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  const { structuredData } = useServices();
  if (structuredData) structuredData.things = things;
  return null;
}
