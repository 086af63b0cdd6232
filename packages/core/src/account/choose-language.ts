import type { Language } from '@nukkad/contract';
import type { Container } from '../container.ts';

/** Stores the language of the seeker's interface and notices. It applies from the next request. */
export async function chooseLanguage(
  { database, logins }: Pick<Container, 'database' | 'logins'>,
  candidateId: string,
  language: Language,
): Promise<{ language: Language }> {
  await database.prisma.candidate.update({ where: { id: candidateId }, data: { language } });
  logins.forget();
  return { language };
}
