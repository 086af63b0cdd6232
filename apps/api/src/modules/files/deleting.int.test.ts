import { type FileKind, routes } from '@nukkad/contract';
import { sweepFiles } from '@nukkad/core/files/sweep-files.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePdf, samplePicture } from '../../../test/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { storedNames, uploadingSeeker } from '../../../test/uploading-seeker.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const KINDS: [FileKind, string][] = [
  ['PHOTO', 'Photo deleted successfully'],
  ['IDENTITY_PROOF', 'ID proof deleted successfully'],
  ['AADHAAR', 'Aadhaar deleted successfully'],
  ['CERTIFICATE', 'Certificate deleted successfully'],
];

describe('deleting a file by its key', () => {
  it.each(KINDS)('removes a %s from the profile and from storage', async (kind, message) => {
    const { client, upload } = await uploadingSeeker(test);
    const { key, thumbnailKey } = await upload(kind, await samplePicture());
    const remaining = await upload('CERTIFICATE', await samplePicture('png'));
    expect(await client.call(routes.fileDelete, { key })).toEqual({ message });
    const profile = await client.call(routes.profileWhole, {});
    expect(profile.certificates.map((file) => file.key)).toEqual([remaining.key]);
    expect([profile.photo, profile.identity.aadhaar, profile.identity.identityProof]).toEqual([
      null,
      null,
      null,
    ]);
    for (const route of [routes.fileAddress, routes.fileDelete])
      await expect(client.call(route, { key })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    // If the storage is unavailable, the records stay, so that the next sweep tries again.
    vi.spyOn(test.container.storage, 'remove').mockRejectedValueOnce(new Error('out of reach'));
    await expect(sweepFiles(test.container)).rejects.toThrow('out of reach');
    await sweepFiles(test.container);
    for (const gone of [key, thumbnailKey]) expect(await storedNames(test)).not.toContain(gone);
    expect(await storedNames(test)).toContain(remaining.key);
  });

  it.each(KINDS)('is allowed only to the owner of a %s', async (kind) => {
    const mine = await uploadingSeeker(test);
    const other = await uploadingSeeker(test);
    const { key } = await mine.upload(kind, await samplePicture());
    await expect(other.client.call(routes.fileDelete, { key })).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
    expect((await mine.stored()).files.filter((file) => file.deletedAt !== null)).toEqual([]);
  });

  it('returns an error for kinds with their own route, and for files without an owner', async () => {
    const { client, upload, stored } = await uploadingSeeker(test);
    const resume = await upload('RESUME', await samplePdf());
    await test.database.prisma.storedFile.create({
      data: { key: 'company.webp', kind: 'PHOTO', contentType: 'image/webp', bytes: 1 },
    });
    const refused: [string, number][] = [
      [resume.key, 404],
      [resume.thumbnailKey ?? '', 404],
      ['no-such-file.webp', 404],
      ['company.webp', 403],
    ];
    for (const [key, status] of refused)
      await expect(client.call(routes.fileDelete, { key })).rejects.toMatchObject({ status });
    expect((await stored()).resumeKey).toBe(resume.key);
  });
});
