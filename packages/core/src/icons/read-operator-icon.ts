import type { Container } from '../container.ts';

const FAMILIES = ['profiles', 'cities'];
const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*?)(?:-(blue|white))?\.svg$/;
const INK = { blue: '#2b3a9f', white: '#ffffff' } as const;

/**
 * A drawing that an operator brought, as a file of its own: in an ink, or in the colour of the text around it. Pages show
 * it by `<use href="….svg#own">`. Null where there is none.
 */
export async function readOwnIcon(
  { database }: Pick<Container, 'database'>,
  family: string,
  file: string,
): Promise<string | null> {
  const [, key, ink] = FILE.exec(file) ?? [];
  if (key === undefined || !FAMILIES.includes(family)) return null;
  const icon = await database.prisma.operatorIcon.findUnique({ where: { family_key: { family, key } } });
  if (icon === null) return null;
  const style = ink === 'blue' || ink === 'white' ? ` style="color:${INK[ink]}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" id="own" viewBox="${icon.viewBox}" fill="currentColor"${style}>${icon.body}</svg>\n`;
}
