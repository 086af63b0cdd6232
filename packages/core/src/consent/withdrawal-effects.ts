import type { FileKind } from '@nukkad/db';
import type { Transaction } from '../database/rows.ts';
import { markFilesDeleted } from '../files/store-files.ts';

type Effect = (tx: Transaction, candidateId: string, now: Date) => Promise<void>;

const EXTRA_FILES: readonly FileKind[] = [
  'PHOTO',
  'MARKSHEET_THUMBNAIL',
  'MARKSHEET_PAGE',
  'CERTIFICATE',
  'VIDEO',
  'VIDEO_THUMBNAIL',
];

async function deleteExtras(tx: Transaction, candidateId: string, now: Date): Promise<void> {
  await markFilesDeleted(tx, candidateId, { kinds: EXTRA_FILES }, now);
  await tx.education.updateMany({
    where: { candidateId },
    data: { marksheetThumbnailKey: null, marksheetPageKey: null },
  });
  await tx.candidate.update({
    where: { id: candidateId },
    data: {
      photoKey: null,
      providerImageUrl: null,
      videoKey: null,
      videoThumbnailKey: null,
      fatherName: null,
      motherName: null,
      linkedinUrl: null,
      facebookUrl: null,
      instagramUrl: null,
    },
  });
}

/** Deletes the data that was stored because of a consent, by purpose (DPDP Act 2023, s. 6(6) and 8(7)). */
export const WITHDRAWAL_EFFECTS: Readonly<Record<string, Effect>> = {
  location: async (tx, candidateId) => {
    await tx.candidate.update({ where: { id: candidateId }, data: { latitude: null, longitude: null } });
  },
  notifications: async (tx, candidateId) => {
    await tx.pushSubscription.deleteMany({ where: { candidateId } });
  },
  identity: async (tx, candidateId, now) => {
    await markFilesDeleted(tx, candidateId, { kinds: ['IDENTITY_PROOF', 'AADHAAR'] }, now);
    await tx.candidate.update({ where: { id: candidateId }, data: { aadhaarLastFour: null } });
  },
  extras: deleteExtras,
};
