import type { Container } from '../container.ts';

/** Hours in India, 0 to 23, in which a member gets no push messages; none if both are the same. */
interface QuietHours {
  readonly from: number;
  readonly to: number;
}

export async function readQuietHours(
  { database }: Pick<Container, 'database'>,
  memberId: string,
): Promise<QuietHours> {
  const { quietFrom, quietTo } = await database.prisma.member.findUniqueOrThrow({ where: { id: memberId } });
  return { from: quietFrom, to: quietTo };
}

/** Changes the quiet hours of a member. Returns them. */
export async function changeQuietHours(
  { database }: Pick<Container, 'database'>,
  memberId: string,
  { from, to }: QuietHours,
): Promise<QuietHours> {
  await database.prisma.member.update({ where: { id: memberId }, data: { quietFrom: from, quietTo: to } });
  return { from, to };
}
