import { useServices } from '../services.ts';
import type { Thing } from './thing.ts';

/**
 * Adds schema.org data to the head of the page. Screens render it only if `import.meta.env.SSR` is true, so that the
 * browser's build does not contain it.
 */
export function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  const { structuredData } = useServices();
  if (structuredData) structuredData.things = things;
  return null;
}
