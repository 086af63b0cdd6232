import { COMPANY_FILE_BYTES_MAX, type PaperKind } from '@nukkad/contract/partner/company.routes.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { encryptFile, FILE_ENCRYPTION } from '../files/file-cipher.ts';
import { STORED_TYPES } from '../files/file-types.ts';
import type { IncomingFile } from '../files/incoming-file.ts';
import { newFileKey } from '../files/new-file-key.ts';
import { preparePaper } from '../files/prepare-upload.ts';
import { readLimited } from '../files/read-limited.ts';
import { writeFileRecords } from '../files/write-file-records.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockCompany } from './registration.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'storage' | 'keys' | 'tasks'>;

/** Deletes papers. The next sweep removes their files. */
async function deletePapers(
  tx: Transaction,
  papers: readonly { readonly id: string; readonly fileKey: string }[],
  now: Date,
): Promise<void> {
  await tx.companyPaper.deleteMany({ where: { id: { in: papers.map(({ id }) => id) } } });
  await tx.storedFile.updateMany({
    where: { key: { in: papers.map(({ fileKey }) => fileKey) }, deletedAt: null },
    data: { deletedAt: now },
  });
}

/**
 * Adds a paper for an operator to look at, encrypted. It replaces a paper of the kind that still waits. Throws NO_FILE,
 * FILE_TYPE unless it is a picture or a PDF, or TOO_LARGE.
 */
export async function addPaper(
  deps: Deps,
  { companyId, memberId }: CompanySession,
  kind: PaperKind,
  upload: IncomingFile | null,
): Promise<void> {
  const { database, clock, storage, keys, tasks } = deps;
  const { body, type } = await preparePaper(await readLimited(upload, COMPANY_FILE_BYTES_MAX));
  const { contentType } = STORED_TYPES[type];
  const key = newFileKey('COMPANY_PAPER', type);
  const sealed = encryptFile(keys, key, body);
  // If the transaction fails, the sweep of orphans removes the object.
  await storage.put(key, sealed, { contentType, bytes: sealed.length });
  const now = clock.now();
  await database.transaction(async (tx) => {
    if ((await firstRow(tx, lockCompany(companyId))) === null) throw new AppError('NOT_FOUND');
    await deletePapers(
      tx,
      await tx.companyPaper.findMany({ where: { companyId, kind, state: 'OPEN' } }),
      now,
    );
    const file = { key, kind: 'COMPANY_PAPER', contentType, bytes: body.length } as const;
    await writeFileRecords(tx, [{ ...file, encryption: FILE_ENCRYPTION }], now);
    const paper = { companyId, kind, fileKey: key, addedBy: memberId, createdAt: now };
    const { id } = await tx.companyPaper.create({ data: paper });
    const entry = { actor: memberActor(memberId), action: 'company-paper-added', subject: companyId };
    await writeAudit(tx, { ...entry, details: { paper: id, kind } }, now);
  });
  tasks.soon('sweep-files');
}

/** Deletes a paper and its file. Throws NOT_FOUND if the company has no such paper. */
export async function removePaper(
  { database, clock, tasks }: Pick<Deps, 'database' | 'clock' | 'tasks'>,
  { companyId, memberId }: CompanySession,
  paperId: string,
): Promise<void> {
  const id = requireUuid(paperId);
  const now = clock.now();
  await database.transaction(async (tx) => {
    const paper = await tx.companyPaper.findFirst({ where: { id, companyId } });
    if (paper === null) throw new AppError('NOT_FOUND');
    await deletePapers(tx, [paper], now);
    const entry = { actor: memberActor(memberId), action: 'company-paper-removed', subject: companyId };
    await writeAudit(tx, { ...entry, details: { paper: id, kind: paper.kind } }, now);
  });
  tasks.soon('sweep-files');
}
