import type { Language } from '@nukkad/db';
import type { Container } from '../container.ts';

interface MemberChange {
  readonly name?: string | undefined;
  readonly language?: Language | undefined;
  /** Hours in India without push messages; none if both are the same. */
  readonly quietHours?: { readonly from: number; readonly to: number } | undefined;
}

/** Changes the name, the language or the quiet hours of a member. Fields that are undefined stay. */
export async function changeMember(
  { database }: Pick<Container, 'database'>,
  memberId: string,
  { name, language, quietHours }: MemberChange,
): Promise<void> {
  await database.prisma.member.updateMany({
    where: { id: memberId, deletedAt: null },
    data: {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(language === undefined ? {} : { language }),
      ...(quietHours === undefined ? {} : { quietFrom: quietHours.from, quietTo: quietHours.to }),
    },
  });
}
