import { COMPANY_PICTURES_MAX } from '@nukkad/contract/partner/company.routes.ts';
import { selectPicturesOf } from '@nukkad/core/companies/companies.queries.ts';
import {
  type CompanyPicture,
  type CompanyPictureKind,
  isOfDigest,
  pictureDigest,
  putCompanyPicture,
} from '@nukkad/core/companies/prepare-company-picture.ts';
import { type PictureChange, setCompanyPictures } from '@nukkad/core/companies/set-company-pictures.ts';
import type { Transaction } from '@nukkad/core/database/rows.ts';
import { PictureProblem, pathInFolder, readPicture } from '../../pictures/read-picture.ts';
import { selectStagedPictures } from '../import.queries.ts';
import type { ImportContext, Slice } from '../import-kind.ts';
import type { Problem } from '../reasons.ts';

export const GALLERY_MAX = COMPANY_PICTURES_MAX;

/** A picture file named by a row, as it is staged with the row. */
interface NamedPicture {
  readonly path: string;
  readonly digest: string;
}

/** The pictures that a row names. If it names none, the company keeps its current pictures. */
export interface NamedPictures {
  readonly logo: NamedPicture | null;
  readonly gallery: readonly NamedPicture[];
}

interface PictureCells {
  readonly logo: string | null;
  readonly gallery: readonly string[];
}

async function named(kind: CompanyPictureKind, folder: string, cell: string): Promise<NamedPicture> {
  const path = await pathInFolder(folder, cell);
  const { bytes } = await readPicture(kind, path);
  return { path, digest: pictureDigest(kind, bytes) };
}

/** Reads every picture that a row names. An invalid picture refuses the row before anything is written. */
export async function namedPictures(
  { logo, gallery }: PictureCells,
  folder: string,
): Promise<{ pictures: NamedPictures } | { problems: Problem[] }> {
  const problems: Problem[] = [];
  const read = async (field: string, kind: CompanyPictureKind, cell: string) => {
    try {
      return await named(kind, folder, cell);
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      problems.push({ field, reason: error.message });
      return null;
    }
  };
  const first = logo === null ? null : await read('logo', 'COMPANY_LOGO', logo);
  const others: NamedPicture[] = [];
  for (const cell of gallery) others.push((await read('gallery', 'COMPANY_PICTURE', cell)) as NamedPicture);
  return problems.length > 0 ? { problems } : { pictures: { logo: first, gallery: others } };
}

/** The pictures to set for one company, with the position of its row. */
interface Planned extends PictureChange {
  readonly companyId: string;
  readonly position: number;
}

/**
 * The pictures of one import. Their bytes are stored before its first transaction, and their records are written
 * within the transactions.
 */
export class ImportedPictures {
  #planned: Planned[] = [];

  /** Stores every new picture of the valid rows. Pictures that a company already has are skipped. */
  async put(importId: string, { container }: ImportContext): Promise<void> {
    const rows = await container.database.query(selectStagedPictures(importId));
    const stored = await container.database.query(selectPicturesOf(rows.map(({ companyId }) => companyId)));
    const current = new Map(stored.map((row) => [row.id, row]));
    const add = async (kind: CompanyPictureKind, path: string): Promise<CompanyPicture> => {
      const { picture } = await readPicture(kind, path);
      await putCompanyPicture(container, picture);
      return picture;
    };
    for (const { companyId, position, pictures } of rows) {
      const change = await changeOf(pictures, current.get(companyId), add);
      if (change !== null) this.#planned.push({ companyId, position, ...change });
    }
  }

  /** Writes the records of a slice. Returns the ids of the changed companies. */
  async write(tx: Transaction, { after, upTo, now }: Slice): Promise<string[]> {
    const due = this.#planned.filter(({ position }) => position > after && position <= upTo);
    for (const { companyId, ...change } of due) await setCompanyPictures(tx, companyId, change, now);
    return due.map(({ companyId }) => companyId);
  }
}

interface Stored {
  readonly logo: string | null;
  readonly gallery: readonly string[];
}

/** Returns the pictures of a row that the company does not have yet; null if it has all of them. */
async function changeOf(
  { logo, gallery }: NamedPictures,
  stored: Stored = { logo: null, gallery: [] },
  add: (kind: CompanyPictureKind, path: string) => Promise<CompanyPicture>,
): Promise<PictureChange | null> {
  const added: CompanyPicture[] = [];
  const keyOf = async (
    kind: CompanyPictureKind,
    { path, digest }: NamedPicture,
    known: readonly string[],
  ) => {
    const same = known.find((key) => isOfDigest(key, digest));
    if (same !== undefined) return same;
    const picture = await add(kind, path);
    added.push(picture);
    return picture.key;
  };
  const logoKey = logo && (await keyOf('COMPANY_LOGO', logo, stored.logo === null ? [] : [stored.logo]));
  const keys: string[] = [];
  for (const one of gallery) keys.push(await keyOf('COMPANY_PICTURE', one, stored.gallery));
  const isSame = keys.length === stored.gallery.length && keys.every((key, at) => key === stored.gallery[at]);
  const change = {
    ...(logoKey === null || logoKey === stored.logo ? {} : { logo: logoKey }),
    ...(keys.length === 0 || isSame ? {} : { gallery: keys }),
  };
  return Object.keys(change).length === 0 ? null : { ...change, added };
}
