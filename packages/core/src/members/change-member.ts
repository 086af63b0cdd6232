import { isBlank } from '@nukkad/contract/shared/visible-text.ts';
import type { Language } from '@nukkad/db';
import type { Container } from '../container.ts';
import { invalidField } from '../errors/app-error.ts';

interface MemberChange {
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
}

/**
 * Changes the name or the language of a member. Fields that are undefined stay. Throws VALIDATION_FAILED if the name shows
 * nothing.
 */
export async function changeMember(
  { database }: Pick<Container, 'database'>,
  memberId: string,
  { name, language }: MemberChange,
): Promise<void> {
  if (name !== undefined && isBlank(name)) throw invalidField('name', 'shows nothing');
  await database.prisma.member.updateMany({
    where: { id: memberId, deletedAt: null },
    data: {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(language === undefined ? {} : { language }),
    },
  });
}
