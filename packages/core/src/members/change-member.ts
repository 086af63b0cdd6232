import type { Language } from '@nukkad/db';
import type { Container } from '../container.ts';

interface MemberChange {
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
}

/** Changes the name or the language of a member. Fields that are undefined stay. */
export async function changeMember(
  { database }: Pick<Container, 'database'>,
  memberId: string,
  { name, language }: MemberChange,
): Promise<void> {
  await database.prisma.member.updateMany({
    where: { id: memberId, deletedAt: null },
    data: {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(language === undefined ? {} : { language }),
    },
  });
}
