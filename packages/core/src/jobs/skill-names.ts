import type { Localized } from '@nukkad/contract/shared/shared.domain.ts';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import type { Container } from '../container.ts';

type Database = Container['database'];

const TTL_MS = 60_000;

async function load({ prisma }: Database): Promise<ReadonlyMap<string, Localized>> {
  const stored = await prisma.skill.findMany();
  return new Map(
    stored.map(({ nameEn, nameHi, nameMr }) => [
      nameEn.toLowerCase(),
      { en: nameEn, hi: nameHi, mr: nameMr },
    ]),
  );
}

/**
 * The stored names, cached because every job and every profile reads some of them and only an import changes them.
 */
const storedNames = cachedRead(load, TTL_MS);

/** Returns the translated names of skills. Skips unknown skills, because employers and seekers may enter any text. */
export async function skillNamesOf(
  { database }: Pick<Container, 'database'>,
  skills: readonly string[],
): Promise<Localized[]> {
  if (skills.length === 0) return [];
  const names = await storedNames.read(database);
  return skills.flatMap((skill) => names.get(skill.trim().toLowerCase()) ?? []);
}
