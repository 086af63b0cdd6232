import {
  type InlineImage,
  MARKSHEET_PAGE_PIXELS,
  MARKSHEET_THUMBNAIL_PIXELS,
  type SaveSchoolInput,
} from '@nukkad/contract';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { requireFileConsent } from '../consent/has-withdrawn.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { detectType } from '../files/detect-type.ts';
import { IMAGE_TYPES } from '../files/file-types.ts';
import { makeImage, UnreadableImage } from '../files/make-image.ts';
import { markFilesDeleted, type NewFile, type StoreDeps, storeFiles } from '../files/store-files.ts';
import { writeEducation } from './write-education.ts';

/** Returns the files of a marksheet: a thumbnail for the form and a page large enough to read. */
async function marksheetFiles({ base64 }: InlineImage): Promise<NewFile[]> {
  const bytes = Buffer.from(base64, 'base64');
  const type = detectType(bytes);
  if (type === null || !IMAGE_TYPES.includes(type)) throw new AppError('IMAGE_TYPE');
  const resize = (pixels: number) => makeImage(bytes, { width: pixels, height: pixels });
  try {
    return [
      { kind: 'MARKSHEET_THUMBNAIL', type: 'WEBP', body: await resize(MARKSHEET_THUMBNAIL_PIXELS) },
      { kind: 'MARKSHEET_PAGE', type: 'WEBP', body: await resize(MARKSHEET_PAGE_PIXELS) },
    ];
  } catch (error) {
    throw error instanceof UnreadableImage ? new AppError('IMAGE_TYPE', { cause: error }) : error;
  }
}

interface SchoolWrite {
  readonly candidateId: string;
  readonly input: SaveSchoolInput;
  /** Keys of thumbnail and page; empty if the marksheet does not change. */
  readonly keys: readonly string[];
  readonly now: Date;
}

async function writeSchool(tx: Transaction, { candidateId, input, keys, now }: SchoolWrite): Promise<void> {
  const { level, percentage, passingYear } = input;
  const where = { candidateId_level: { candidateId, level } };
  const stored = await tx.education.findUnique({ where });
  const institution = input.school ?? stored?.institution;
  if (!institution) throw new AppError('DETAILS_MISSING');
  const [marksheetThumbnailKey, marksheetPageKey] = keys;
  const values = {
    institution,
    ...(percentage === undefined ? {} : { percentage }),
    ...(passingYear === undefined ? {} : { passingYear }),
    ...(marksheetPageKey === undefined ? {} : { marksheetThumbnailKey, marksheetPageKey }),
  };
  if (stored && keys.length > 0) {
    const replaced = { keys: [stored.marksheetThumbnailKey, stored.marksheetPageKey] };
    await markFilesDeleted(tx, candidateId, replaced, now);
  }
  await writeEducation(tx, { candidateId, level, values, initialExam: level });
}

/**
 * Stores the details of the 10th or 12th class. Throws DETAILS_MISSING without a school, and DATES_INVALID for a future
 * year.
 */
export async function saveSchool(
  deps: StoreDeps,
  candidateId: string,
  input: SaveSchoolInput,
): Promise<void> {
  const thisYear = Number(indiaDay(deps.clock.now()).slice(0, 4));
  if (input.passingYear !== undefined && input.passingYear > thisYear) throw new AppError('DATES_INVALID');
  if (input.marksheet) await requireFileConsent(deps.database, candidateId, 'MARKSHEET_PAGE');
  const files = input.marksheet ? await marksheetFiles(input.marksheet) : [];
  await storeFiles(deps, candidateId, files, (tx, keys, now) =>
    writeSchool(tx, { candidateId, input, keys, now }),
  );
}
