/** Lower-case ASCII words joined by hyphens, as used in links; empty when nothing Latin is left. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
