import type { Database, Prisma } from '@nukkad/db';
import { nextNumber, phoneOf } from './sequence.ts';

interface Change extends Partial<Prisma.CandidateUncheckedCreateInput> {
  /** Credits at the start; by default 10. */
  credits?: number;
}

/**
 * Creates a seeker with a verified mobile number, a Google identity and credits. `phone: null` creates one without a
 * number.
 */
export async function buildCandidate({ prisma }: Pick<Database, 'prisma'>, change: Change = {}) {
  const number = nextNumber();
  const { credits = 10, ...columns } = change;
  const phone = columns.phone === undefined ? phoneOf(number) : columns.phone;
  const { id } = await prisma.candidate.create({
    data: {
      name: `Seeker ${number}`,
      email: `seeker${number}@mail.example`,
      isMobileVerified: phone !== null,
      birthDate: new Date('2000-03-15'),
      gender: 'FEMALE',
      referralCode: `TEST${number}`,
      skills: [],
      ...columns,
      phone,
      identities: { create: { provider: 'GOOGLE', subject: `google-${number}` } },
    },
  });
  // A trigger updates the balance with the ledger, so the seeker is read again.
  if (credits > 0) {
    await prisma.creditEntry.create({
      data: { candidateId: id, amount: credits, reason: 'START', reference: 'start' },
    });
  }
  return prisma.candidate.findUniqueOrThrow({ where: { id } });
}
