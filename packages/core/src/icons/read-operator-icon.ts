import type { Container } from '../container.ts';

const FAMILIES = ['profiles', 'cities'];
const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*?)(?:-(blue|white))?\.svg$/;
const INK = { blue: '#2b3a9f', white: '#ffffff' } as const;

/**
 * Returns an icon that an operator has imported as an SVG file, for example `cook-blue.svg`. Without a colour in the
 * name it uses `currentColor`. Pages show it with `<use href="….svg#own">`. Returns null if the icon does not exist.
 */
export async function readOperatorIcon(
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
