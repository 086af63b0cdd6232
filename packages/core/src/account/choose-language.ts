import type { Language } from '@nukkad/contract';
import type { Container } from '../container.ts';

/** Keeps the language in which the seeker is spoken to; the next request already has it. */
export async function chooseLanguage(
  { database, logins }: Pick<Container, 'database' | 'logins'>,
  candidateId: string,
  language: Language,
): Promise<{ language: Language }> {
  await database.prisma.candidate.update({ where: { id: candidateId }, data: { language } });
  logins.forget();
  return { language };
}
