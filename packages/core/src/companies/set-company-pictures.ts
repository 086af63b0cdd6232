import { firstRow, type Transaction } from '../database/rows.ts';
import { STORED_TYPES } from '../files/file-types.ts';
import { type FileRecord, writeFileRecords } from '../files/write-file-records.ts';
import { lockCompanyPictures, retireUnusedPictures } from './companies.queries.ts';
import type { CompanyPicture } from './prepare-company-picture.ts';

/** Changes of a company's pictures. Absent properties stay as they are. */
export interface PictureChange {
  /** Null removes it. */
  readonly logo?: string | null;
  /** Keys in display order; empty removes all. */
  readonly gallery?: readonly string[];
  /** Pictures that have no record yet. */
  readonly added: readonly CompanyPicture[];
}

function recordOf({ key, kind, body }: CompanyPicture): FileRecord {
  return { key, kind, contentType: STORED_TYPES.WEBP.contentType, bytes: body.length };
}

/** Sets a company's pictures, and marks those as deleted that no company shows any more. */
export async function setCompanyPictures(
  tx: Transaction,
  companyId: string,
  { logo, gallery, added }: PictureChange,
  now: Date,
): Promise<void> {
  const before = await firstRow(tx, lockCompanyPictures(companyId));
  if (before === null) return;
  await writeFileRecords(tx, added.map(recordOf), now);
  if (logo !== undefined)
    await tx.company.update({ where: { id: companyId }, data: { imageKey: logo, updatedAt: now } });
  if (gallery !== undefined) {
    await tx.companyImage.deleteMany({ where: { companyId } });
    await tx.companyImage.createMany({
      data: gallery.map((imageKey, sortOrder) => ({ companyId, imageKey, sortOrder })),
    });
  }
  const old = [...(before.logo === null ? [] : [before.logo]), ...before.gallery];
  if (old.length > 0) await tx.query(retireUnusedPictures(old, now));
}
