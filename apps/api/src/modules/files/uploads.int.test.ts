import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type FileKind, RESUME_BYTES_MAX, routes } from '@nukkad/contract';
import { sweepFiles, sweepOrphans } from '@nukkad/core/files/sweep-files.ts';
import { SAMPLE_HEIC } from '@nukkad/testing/sample-heic.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePdf, samplePicture } from '../../../test/sample-files.ts';
import { sampleDoc, sampleDocx, sampleZip } from '../../../test/sample-word.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { openAddress, storedNames, uploadingSeeker } from '../../../test/uploading-seeker.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const seeker = () => uploadingSeeker(test);
const open = (url: string, headers: Record<string, string> = {}) => openAddress(test, url, headers);
const onDisk = () => storedNames(test);

describe('uploads', () => {
  it('store a PDF resume with a thumbnail, readable only by its owner', async () => {
    const { client, upload, stored } = await seeker();
    const pdf = await samplePdf();
    const { key, thumbnailKey } = await upload('RESUME', pdf);
    expect(await stored()).toMatchObject({ resumeKey: key, resumeThumbnailKey: thumbnailKey });
    const { url, expiresInSeconds } = await client.call(routes.resumeAddress, { key });
    expect(expiresInSeconds).toBeLessThanOrEqual(600);
    const answer = await open(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    const picture = await client.call(routes.fileAddress, { key: thumbnailKey ?? '' });
    const drawn = Buffer.from(await (await open(picture.url)).arrayBuffer());
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThanOrEqual(590);
    // The whole page is red, which shows that the colour channels are in the right order.
    expect(data[info.width * 400 * 3] ?? 0).toBeGreaterThan(180);
    expect(data[info.width * 400 * 3 + 2] ?? 255).toBeLessThan(70);
    const other = await seeker();
    for (const route of [routes.fileAddress, routes.resumeAddress] as const)
      await expect(other.client.call(route, { key })).rejects.toMatchObject({ status: 403 });
    await expect(client.call(routes.fileAddress, { key: 'resume-none.pdf' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['DOCX', sampleDocx()],
    ['DOC', sampleDoc()],
  ])('store a resume in %s, which browsers save instead of showing it', async (_type, bytes) => {
    const { client, upload } = await seeker();
    const { key, thumbnailKey } = await upload(undefined, bytes);
    expect(thumbnailKey).toBeNull();
    const { url } = await client.call(routes.fileAddress, { key });
    expect((await open(url)).headers.get('content-disposition')).toContain(
      `attachment; filename*=UTF-8''${key}`,
    );
  });

  it('convert photos: rotated upright, resized, without metadata', async () => {
    const { upload, stored } = await seeker();
    const taken = await samplePicture('jpeg', { width: 3000, height: 1500, place: true });
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { key, thumbnailKey } = await upload(undefined, taken);
    expect((await stored()).photoKey).toBe(key);
    const answer = await test.client.raw(routes.fileImage, { params: { imageName: key } });
    expect(answer.headers['content-type']).toBe('image/webp');
    const { width, height, format, exif } = await sharp(answer.body as Buffer).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 1024,
      height: 512,
      format: 'webp',
      exif: undefined,
    });
    const small = await test.client.raw(routes.fileImage, { params: { imageName: thumbnailKey ?? '' } });
    expect(await sharp(small.body as Buffer).metadata()).toMatchObject({ width: 256, height: 128 });
  });

  it('detect the type by content, not by name or kind', async () => {
    const { upload } = await seeker();
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const macros = sampleDocx(['word/vbaProject.bin', '<x/>']);
    const refused: [FileKind | undefined, Buffer, string][] = [
      ['RESUME', page, 'FILE_TYPE'],
      ['RESUME', await samplePicture(), 'FILE_TYPE'],
      ['RESUME', macros, 'FILE_TYPE'],
      ['RESUME', sampleZip([['a.exe', 'MZ']]), 'FILE_TYPE'],
      ['PHOTO', drawing, 'IMAGE_TYPE'],
      ['PHOTO', await samplePdf(), 'IMAGE_TYPE'],
      ['PHOTO', Buffer.concat([(await samplePicture('png')).subarray(0, 200)]), 'IMAGE_TYPE'],
      ['PHOTO', SAMPLE_HEIC, 'IMAGE_TYPE'],
      ['AADHAAR', SAMPLE_HEIC, 'FILE_TYPE'],
      ['AADHAAR', sampleDocx(), 'FILE_TYPE'],
      ['CERTIFICATE', page, 'FILE_TYPE'],
      [undefined, Buffer.from('x'), 'FILE_TYPE'],
    ];
    for (const [kind, bytes, code] of refused)
      await expect(upload(kind, bytes)).rejects.toMatchObject({ code, status: 200 });
  });

  it('reject a small file that decodes to a huge image', async () => {
    const { upload } = await seeker();
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    await expect(upload('PHOTO', bomb)).rejects.toMatchObject({ code: 'IMAGE_TYPE' });
  });

  it('reject a large file while it is uploaded', async () => {
    const { upload } = await seeker();
    const pdf = Buffer.concat([await samplePdf(), Buffer.alloc(RESUME_BYTES_MAX)]);
    await expect(upload('RESUME', pdf)).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE' });
    const photo = Buffer.concat([await samplePicture(), Buffer.alloc(2 * 1024 * 1024)]);
    await expect(upload('PHOTO', photo)).rejects.toMatchObject({ status: 413 });
    await expect(upload(undefined, photo)).rejects.toMatchObject({ status: 413 });
  });

  it('keep only the latest resume and photo, and sweep the others', async () => {
    const { upload, stored, client } = await seeker();
    const first = await upload('RESUME', await samplePdf('one'));
    const second = await upload('RESUME', sampleDocx());
    expect(await stored()).toMatchObject({ resumeKey: second.key, resumeThumbnailKey: null });
    await expect(client.call(routes.fileAddress, { key: first.key })).rejects.toMatchObject({ status: 404 });
    expect(await onDisk()).toContain(first.key);
    await sweepFiles(test.container);
    expect(await onDisk()).not.toContain(first.key);
    expect(await onDisk()).not.toContain(first.thumbnailKey);
    expect(await onDisk()).toContain(second.key);
  });

  it('at the same time leave one resume', async () => {
    const { upload, stored } = await seeker();
    await Promise.all(Array.from({ length: 6 }, () => upload('RESUME', sampleDocx())));
    const { files, resumeKey } = await stored();
    expect(files.filter((file) => file.deletedAt === null).map((file) => file.key)).toEqual([resumeKey]);
  });

  it('store at most ten certificates', async () => {
    const { upload, client } = await seeker();
    const paper = await samplePicture('png', { width: 40, height: 40 });
    for (let count = 0; count < 10; count += 1) await upload('CERTIFICATE', paper);
    await expect(upload('CERTIFICATE', paper)).rejects.toMatchObject({
      code: 'CERTIFICATES_FULL',
      status: 200,
    });
    const { certificates } = await client.call(routes.profileWhole, {});
    expect(certificates).toHaveLength(10);
    await client.call(routes.fileDelete, { key: certificates[0]?.key ?? '' });
    await upload('CERTIFICATE', paper);
  });
});

describe('identity papers', () => {
  it.each(['AADHAAR', 'IDENTITY_PROOF'] as const)(
    'are stored encrypted and can be opened by their owner (%s)',
    async (kind) => {
      const { client, upload, id } = await seeker();
      const pdf = await samplePdf('1234 5678 9012');
      const { key, thumbnailKey } = await upload(kind, pdf);
      expect(thumbnailKey).toBeNull();
      const lying = await test.container.storage.get(key);
      const bytes = Buffer.concat(await (lying as NonNullable<typeof lying>).toArray());
      expect(bytes.includes('%PDF')).toBe(false);
      const record = await test.database.prisma.storedFile.findUniqueOrThrow({ where: { key } });
      expect(record).toMatchObject({ candidateId: id, encryption: 'aes-256-gcm/1', bytes: pdf.length });
      const { url } = await client.call(routes.fileAddress, { key });
      expect(Buffer.from(await (await open(url)).arrayBuffer())).toEqual(pdf);
      const other = await seeker();
      await expect(other.client.call(routes.fileAddress, { key })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      const { key: newer } = await upload(kind, await samplePicture());
      await expect(client.call(routes.fileAddress, { key })).rejects.toMatchObject({ status: 404 });
      const shown = await client.raw(routes.fileImage, { params: { imageName: newer } });
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      for (const stranger of [test.client, other.client]) {
        const answer = await stranger.raw(routes.fileImage, { params: { imageName: newer } });
        expect(answer.status).toBe(403);
      }
    },
  );
});

describe('the sweep', () => {
  it('removes objects without a record after a day, and no others', async () => {
    const { upload } = await seeker();
    const { key } = await upload('RESUME', sampleDocx());
    await test.container.storage.put('resume-lost.pdf', Buffer.from('x'), { contentType: 'x', bytes: 1 });
    expect(await sweepOrphans(test.container)).toBe(0);
    test.clock.advanceDays(2);
    expect(await sweepOrphans(test.container)).toBe(1);
    expect(await onDisk()).toContain(key);
    expect(await onDisk()).not.toContain('resume-lost.pdf');
    test.clock.advanceDays(-2);
  });

  it('removes partly written files of killed processes after a day', async () => {
    const { storage, config } = test.container;
    const arriving = join(config.DATA_DIR, 'files-arriving');
    // A body that never ends leaves an unfinished file, as a process does that is killed while it writes.
    const half = new Readable({ read: () => {} });
    half.push('half of a file');
    void storage.put('half.pdf', half, { contentType: 'application/pdf', bytes: 99 });
    await expect.poll(() => readdir(arriving).catch(() => [])).toHaveLength(1);
    expect(await sweepOrphans(test.container)).toBe(0);
    test.clock.advanceDays(2);
    expect(await sweepOrphans(test.container)).toBe(1);
    expect(await readdir(arriving)).toEqual([]);
    test.clock.advanceDays(-2);
  });
});
