import type { Database, Prisma } from '@nukkad/db';
import { nextNumber, phoneOf } from './sequence.ts';

interface Change extends Partial<Prisma.CandidateUncheckedCreateInput> {
  /** What the ledger starts with; 10 unless said otherwise. */
  credits?: number;
}

/** A seeker with a verified mobile, a sign-in by Google and credits; `phone: null` for one without a mobile. */
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
  // The balance follows the ledger, so the seeker is read again after it.
  if (credits > 0) {
    await prisma.creditEntry.create({
      data: { candidateId: id, amount: credits, reason: 'START', reference: 'start' },
    });
  }
  return prisma.candidate.findUniqueOrThrow({ where: { id } });
}
