import { COMPANY_FILE_BYTES_MAX, COMPANY_PICTURES_MAX } from '@nukkad/contract/partner/company.routes.ts';
import { lockCompanyPictures } from '../companies/companies.queries.ts';
import {
  type CompanyPicture,
  type CompanyPictureKind,
  isOfDigest,
  pictureDigest,
  prepareCompanyPicture,
  putCompanyPicture,
} from '../companies/prepare-company-picture.ts';
import { type PictureChange, setCompanyPictures } from '../companies/set-company-pictures.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import type { IncomingFile } from '../files/incoming-file.ts';
import { readLimited } from '../files/read-limited.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { writeAudit } from '../shared/audit.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'storage' | 'tasks'>;

interface ReceivedPicture {
  readonly picture: CompanyPicture;
  /** The beginning of the key that a picture with the same bytes has. */
  readonly digest: string;
}

/** Reads and converts an uploaded picture. Throws NO_FILE, FILE_TYPE or TOO_LARGE. */
async function receive(kind: CompanyPictureKind, upload: IncomingFile | null): Promise<ReceivedPicture> {
  const bytes = await readLimited(upload, COMPANY_FILE_BYTES_MAX);
  try {
    return { picture: await prepareCompanyPicture(kind, bytes), digest: pictureDigest(kind, bytes) };
  } catch (error) {
    const isWrongType = error instanceof AppError && error.code === 'IMAGE_TYPE';
    throw isWrongType ? new AppError('FILE_TYPE', { cause: error }) : error;
  }
}

type Pictures = { readonly logo: string | null; readonly gallery: readonly string[] };

/** Stores the file, then writes the change and its audit entry in one transaction. */
async function write(
  deps: Deps,
  { companyId, memberId }: CompanySession,
  { picture, action }: { readonly picture: CompanyPicture; readonly action: string },
  changeOf: (pictures: Pictures) => PictureChange | null,
): Promise<void> {
  const { database, clock } = deps;
  await putCompanyPicture(deps, picture);
  const now = clock.now();
  const hasChanged = await database.transaction(async (tx: Transaction) => {
    const pictures = await firstRow(tx, lockCompanyPictures(companyId));
    if (pictures === null) throw new AppError('NOT_FOUND');
    const change = changeOf(pictures);
    if (change === null) return false;
    await setCompanyPictures(tx, companyId, change, now);
    await tx.company.update({ where: { id: companyId }, data: { updatedAt: now } });
    const details = { key: picture.key };
    await writeAudit(tx, { actor: memberActor(memberId), action, subject: companyId, details }, now);
    return true;
  });
  if (hasChanged) deps.tasks.soon('sweep-files');
}

/** Sets the logo of a company. The same file again changes nothing. Throws NO_FILE, FILE_TYPE or TOO_LARGE. */
export async function setLogo(
  deps: Deps,
  session: CompanySession,
  upload: IncomingFile | null,
): Promise<void> {
  const { picture, digest } = await receive('COMPANY_LOGO', upload);
  await write(deps, session, { picture, action: 'company-logo-set' }, ({ logo }) =>
    logo !== null && isOfDigest(logo, digest) ? null : { logo: picture.key, added: [picture] },
  );
}

/**
 * Adds a picture to the page of a company. The same file again changes nothing. Throws NO_FILE, FILE_TYPE, TOO_LARGE, or
 * PICTURES_FULL if there are twelve.
 */
export async function addPicture(
  deps: Deps,
  session: CompanySession,
  upload: IncomingFile | null,
): Promise<void> {
  const { picture, digest } = await receive('COMPANY_PICTURE', upload);
  await write(deps, session, { picture, action: 'company-picture-added' }, ({ gallery }) => {
    if (gallery.some((key) => isOfDigest(key, digest))) return null;
    if (gallery.length >= COMPANY_PICTURES_MAX) throw new PartnerError('PICTURES_FULL');
    return { gallery: [...gallery, picture.key], added: [picture] };
  });
}
