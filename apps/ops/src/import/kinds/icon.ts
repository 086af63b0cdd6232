import { readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Container } from '@nukkad/core/container.ts';
import { type SafeDrawing, sanitiseSvg } from '@nukkad/core/icons/sanitise-svg.ts';
import { nearestName } from '@nukkad/language/text/nearest-name.ts';
import { CITIES_KEYS, PROFILES_KEYS } from '@nukkad/ui/pictograms/keys.ts';

export type IconFamily = 'profiles' | 'cities';

export type Icon = { readonly icon: string; readonly svg?: SafeDrawing } | { readonly problem: string };

const DRAWN: Readonly<Record<IconFamily, readonly string[]>> = {
  profiles: PROFILES_KEYS,
  cities: CITIES_KEYS,
};

/** Prefix of the names of icons that operators imported. */
const OWN = 'own/';

async function drawingOf(path: string, key: string): Promise<Icon> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return { problem: `there is no file ${path}` };
  const svg = sanitiseSvg(text);
  return svg === null
    ? { problem: `${path} is no SVG of shapes with a viewBox, or too long` }
    : { icon: `${OWN}${key}`, svg };
}

/**
 * Returns a function that reads the `icon` of a row. It accepts a built-in name, a name that was imported, or the
 * path of an SVG file in the folder of the import.
 */
export async function iconReader({ database }: Container, family: IconFamily, folder: string) {
  const stored = await database.prisma.operatorIcon.findMany({ where: { family }, select: { key: true } });
  const known = new Set([...DRAWN[family], ...stored.map(({ key }) => `${OWN}${key}`)]);
  return async (text: string, key: string): Promise<Icon> => {
    if (/\.svg$/i.test(text)) return drawingOf(isAbsolute(text) ? text : join(folder, text), key);
    if (known.has(text)) return { icon: text };
    const near = nearestName(text, known) ?? [...DRAWN[family]].join(', ');
    return { problem: `"${text}" is no icon: name an SVG file, or ${near}` };
  };
}
