import type { Transaction } from '@nukkad/api/database/rows.ts';
import { selectPicturesOf } from '@nukkad/api/modules/companies/companies.queries.ts';
import {
  type CompanyPicture,
  type CompanyPictureKind,
  isOfDigest,
  pictureDigest,
  putCompanyPicture,
} from '@nukkad/api/modules/companies/prepare-company-picture.ts';
import {
  type PictureChange,
  setCompanyPictures,
} from '@nukkad/api/modules/companies/set-company-pictures.ts';
import { PictureProblem, pathBeside, readPicture } from '../../pictures/read-picture.ts';
import { selectStagedPictures } from '../import.queries.ts';
import type { ImportContext, Slice } from '../import-kind.ts';
import type { Problem } from '../reasons.ts';

export const GALLERY_MAX = 12;

/** A file that a row names, as it is laid aside with the row. */
interface NamedPicture {
  readonly path: string;
  readonly digest: string;
}

/** What a row says of pictures; where it says nothing, they stay as they are. */
export interface NamedPictures {
  readonly logo: NamedPicture | null;
  readonly gallery: readonly NamedPicture[];
}

interface PictureCells {
  readonly logo: string | null;
  readonly gallery: readonly string[];
}

async function named(kind: CompanyPictureKind, folder: string, cell: string): Promise<NamedPicture> {
  const path = await pathBeside(folder, cell);
  const { bytes } = await readPicture(kind, path);
  return { path, digest: pictureDigest(kind, bytes) };
}

/** Opens every picture that a row names, so that a broken one refuses the row before anything is written. */
export async function namedPictures(
  { logo, gallery }: PictureCells,
  folder: string,
): Promise<{ pictures: NamedPictures } | { problems: Problem[] }> {
  const problems: Problem[] = [];
  const look = async (field: string, kind: CompanyPictureKind, cell: string) => {
    try {
      return await named(kind, folder, cell);
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      problems.push({ field, reason: error.message });
      return null;
    }
  };
  const first = logo === null ? null : await look('logo', 'COMPANY_LOGO', logo);
  const others: NamedPicture[] = [];
  for (const cell of gallery) others.push((await look('gallery', 'COMPANY_PICTURE', cell)) as NamedPicture);
  return problems.length > 0 ? { problems } : { pictures: { logo: first, gallery: others } };
}

/** The change of one company, and where its row stands. */
interface Planned extends PictureChange {
  readonly companyId: string;
  readonly position: number;
}

/** Pictures of one import: their bytes are put away before its first transaction, their records are written in it. */
export class ImportedPictures {
  #planned: Planned[] = [];

  /** Puts every new picture of the sound rows; those that a company has already are not touched. */
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

  /** Writes the records of a slice; answers which companies changed. */
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

/** What of a row's pictures a company does not show yet; null where it shows all of them. */
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
