import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type FileKind, RESUME_BYTES_MAX, routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sampleDoc,
  sampleDocx,
  samplePdf,
  samplePicture,
  sampleVideo,
  sampleZip,
} from '../../../test/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { sweepFiles, sweepOrphans } from './sweep-files.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

async function seeker() {
  const candidate = await buildCandidate(test.database);
  const caller = await test.signIn(candidate.id);
  const client = test.client.as(caller);
  const upload = (kind: FileKind | undefined, bytes: Buffer) =>
    client.call(routes.fileUpload, { kind }, { file: new Blob([new Uint8Array(bytes)]) });
  const video = (bytes: Buffer) =>
    client.call(routes.videoUpload, {}, { file: new Blob([new Uint8Array(bytes)]) });
  const stored = () =>
    test.database.prisma.candidate.findUniqueOrThrow({
      where: { id: candidate.id },
      include: { files: true },
    });
  return { id: candidate.id, caller, client, upload, video, stored };
}

const baseUrl = () => `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;

/** Opens an address that the API gave, as a browser does. */
const open = (url: string, headers: Record<string, string> = {}) =>
  fetch(url.replace('http://site.test', baseUrl()), { headers });

const onDisk = async () => readdir(join(test.container.config.DATA_DIR, 'files'));

describe('uploads', () => {
  it('keep a PDF resume with a picture of its first page, and open them for their owner alone', async () => {
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
    // The page is red from corner to corner: channels are not mixed up.
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
  ])('keep a resume in %s, which is saved and not shown', async (_type, bytes) => {
    const { client, upload } = await seeker();
    const { key, thumbnailKey } = await upload(undefined, bytes);
    expect(thumbnailKey).toBeNull();
    const { url } = await client.call(routes.fileAddress, { key });
    expect((await open(url)).headers.get('content-disposition')).toContain(
      `attachment; filename*=UTF-8''${key}`,
    );
  });

  it('make photos anew: upright, within bounds, without place or camera', async () => {
    const { upload, stored } = await seeker();
    const taken = await samplePicture('jpeg', { width: 3000, height: 1500, place: true });
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { key } = await upload(undefined, taken);
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
  });

  it('judge by content, not by name or kind', async () => {
    const { upload } = await seeker();
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const macros = sampleZip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']);
    const refused: [FileKind | undefined, Buffer, string][] = [
      ['RESUME', page, 'FILE_TYPE'],
      ['RESUME', await samplePicture(), 'FILE_TYPE'],
      ['RESUME', macros, 'FILE_TYPE'],
      ['RESUME', sampleZip(['a.exe']), 'FILE_TYPE'],
      ['PHOTO', drawing, 'IMAGE_TYPE'],
      ['PHOTO', await samplePdf(), 'IMAGE_TYPE'],
      ['PHOTO', Buffer.concat([(await samplePicture('png')).subarray(0, 200)]), 'IMAGE_TYPE'],
      ['AADHAAR', sampleDocx(), 'FILE_TYPE'],
      ['CERTIFICATE', page, 'FILE_TYPE'],
      [undefined, Buffer.from('x'), 'FILE_TYPE'],
    ];
    for (const [kind, bytes, code] of refused)
      await expect(upload(kind, bytes)).rejects.toMatchObject({ code, status: 200 });
  });

  it('refuse a small file that unpacks to a giant picture', async () => {
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

  it('refuse what is too large while it is coming', async () => {
    const { upload } = await seeker();
    const pdf = Buffer.concat([await samplePdf(), Buffer.alloc(RESUME_BYTES_MAX)]);
    await expect(upload('RESUME', pdf)).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE' });
    const photo = Buffer.concat([await samplePicture(), Buffer.alloc(2 * 1024 * 1024)]);
    await expect(upload('PHOTO', photo)).rejects.toMatchObject({ status: 413 });
    await expect(upload(undefined, photo)).rejects.toMatchObject({ status: 413 });
  });

  it('leave one resume and one photo, the latest, and sweep the others', async () => {
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

  it('sent together leave one resume', async () => {
    const { upload, stored } = await seeker();
    await Promise.all(Array.from({ length: 6 }, () => upload('RESUME', sampleDocx())));
    const { files, resumeKey } = await stored();
    expect(files.filter((file) => file.deletedAt === null).map((file) => file.key)).toEqual([resumeKey]);
  });

  it('keep ten certificates and no more', async () => {
    const { upload, client } = await seeker();
    const paper = await samplePicture('png', { width: 40, height: 40 });
    for (let count = 0; count < 10; count += 1) await upload('CERTIFICATE', paper);
    await expect(upload('CERTIFICATE', paper)).rejects.toMatchObject({ code: 'CONFLICT' });
    const profile = await client.call(routes.profileWhole, { isShortlisted: false } as never);
    expect(profile.certificates).toHaveLength(10);
  });
});

describe('identity papers', () => {
  it.each(['AADHAAR', 'IDENTITY_PROOF'] as const)(
    'lie encrypted and open for their owner (%s)',
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

describe('addresses', () => {
  it('hold for minutes, for one file, under one name', async () => {
    const { client, upload } = await seeker();
    const { key } = await upload('RESUME', sampleDocx());
    const second = await upload('PHOTO', await samplePicture());
    const { url, expiresInSeconds } = await client.call(routes.fileAddress, { key });
    const changed = (change: (url: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return copy.href;
    };
    const forged = [
      changed((copy) => copy.searchParams.set('expires', '9999999999')),
      changed((copy) => copy.searchParams.set('name', 'evil.html')),
      changed((copy) => copy.searchParams.delete('signature')),
      changed((copy) => {
        copy.pathname = `/files/${second.key}`;
      }),
    ];
    for (const address of forged) expect((await open(address)).status).toBe(403);
    expect((await open(url)).status).toBe(200);
    test.clock.advanceSeconds(expiresInSeconds + 1);
    expect((await open(url)).status).toBe(403);
  });
});

describe('videos', () => {
  it('are kept with their length, and played in parts', async () => {
    const { client, video, stored } = await seeker();
    const bytes = await sampleVideo(42);
    const { key, durationSeconds, thumbnailKey } = await video(bytes);
    expect(durationSeconds).toBeCloseTo(42, 1);
    expect(thumbnailKey).toBeNull();
    expect((await stored()).videoKey).toBe(key);
    const { url } = await client.call(routes.fileAddress, { key });
    const part = await open(url, { range: 'bytes=4-7' });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${bytes.length}`);
    expect((await open(url, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    expect(Buffer.from(await (await open(url)).arrayBuffer())).toEqual(bytes);
  });

  it('may be WebM or 3GP', async () => {
    const { video, stored } = await seeker();
    await expect(video(await sampleVideo(30, 'webm'))).resolves.toMatchObject({
      key: expect.stringMatching(/\.webm$/),
    });
    const phone = await sampleVideo(20);
    phone.write('3gp4', 8, 'latin1');
    const { key } = await video(phone);
    expect(key).toMatch(/\.3gp$/);
    expect((await stored()).files.filter((file) => file.deletedAt === null)).toHaveLength(1);
  });

  it('are over ten and at most sixty seconds long, and videos', async () => {
    const { video } = await seeker();
    const whole = await sampleVideo(30);
    const refused: [Buffer, string][] = [
      [await sampleVideo(10), 'VIDEO_LENGTH'],
      [await sampleVideo(61), 'VIDEO_LENGTH'],
      [await samplePdf(), 'VIDEO_TYPE'],
      [await samplePicture(), 'VIDEO_TYPE'],
      [whole.subarray(0, 60), 'VIDEO_UNREADABLE'],
      [Buffer.alloc(0), 'NO_FILE'],
    ];
    for (const [bytes, code] of refused) await expect(video(bytes)).rejects.toMatchObject({ code });
    await expect(video(await sampleVideo(60))).resolves.toMatchObject({ durationSeconds: 60 });
  });

  it('are deleted once', async () => {
    const { client, video, stored } = await seeker();
    await video(await sampleVideo(30));
    await client.call(routes.videoDelete, {});
    expect((await stored()).videoKey).toBeNull();
    await expect(client.call(routes.videoDelete, {})).rejects.toMatchObject({ code: 'NOTHING_TO_DELETE' });
  });
});

describe('forms that are none', () => {
  async function post(path: string, token: string, type: string, body: string | Buffer, length?: number) {
    const { port } = test.app.server.address() as AddressInfo;
    return new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': type,
        'content-length': String(length ?? Buffer.byteLength(body)),
      };
      const sending = httpRequest({ port, path, method: 'POST', headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }),
        );
      });
      sending.on('error', reject);
      sending.end(body);
    });
  }

  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';

  it.each([
    ['no boundary', 'multipart/form-data', 'x', 400, 'VALIDATION_FAILED'],
    [
      'no end',
      'multipart/form-data; boundary=b',
      `${head}%PDF-1.4 and then nothing`,
      400,
      'VALIDATION_FAILED',
    ],
    ['no file', 'multipart/form-data; boundary=b', '--b--\r\n', 200, 'NO_FILE'],
    ['an empty file', 'multipart/form-data; boundary=b', `${head}\r\n--b--\r\n`, 200, 'NO_FILE'],
    ['JSON', 'application/json', '{}', 415, 'UNSUPPORTED_TYPE'],
    [
      'an unknown kind',
      'multipart/form-data; boundary=b',
      `--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\nvirus\r\n${head}%PDF-1.4\r\n--b--\r\n`,
      400,
      'VALIDATION_FAILED',
    ],
  ])('are refused: %s', async (_name, type, body, status, code) => {
    const { id, caller } = await seeker();
    const answer = await post(`/jobseeker/${id}/insertJobseekerImage`, caller.accessToken, type, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('are refused for another seeker before the file is read', async () => {
    const { caller } = await seeker();
    const other = await seeker();
    const body = Buffer.concat([Buffer.from(head), Buffer.alloc(3_000_000), Buffer.from('\r\n--b--\r\n')]);
    const path = `/jobseeker/${other.id}/insertJobseekerImage`;
    const answer = await post(path, caller.accessToken, 'multipart/form-data; boundary=b', body);
    expect(answer.status).toBe(403);
  });

  it('leave nothing behind when the sender goes away', async () => {
    const { id, caller, stored } = await seeker();
    const before = await onDisk();
    const { port } = test.app.server.address() as AddressInfo;
    await new Promise<void>((resolve) => {
      const headers = {
        authorization: `Bearer ${caller.accessToken}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '900000',
      };
      const path = `/jobseeker/${id}/uploadVideo`;
      const sending = httpRequest({ port, path, method: 'POST', headers });
      sending.on('error', () => resolve());
      sending.on('close', () => resolve());
      sending.write(head + 'x'.repeat(100_000), () => setTimeout(() => sending.destroy(), 100));
    });
    expect((await stored()).files).toHaveLength(0);
    expect(await onDisk()).toEqual(before);
    expect(await test.database.isReady()).toBe(true);
  });
});

describe('the resume made from the profile', () => {
  it('is a PDF in the seeker’s language, and set', async () => {
    const { id, client, stored } = await seeker();
    await expect(client.call(routes.resumeMake, {})).rejects.toMatchObject({ code: 'DETAILS_MISSING' });
    await test.database.prisma.candidate.update({
      where: { id },
      data: { language: 'hi', aboutMe: 'मैं सात साल से खाना बनाती हूँ।', skills: ['Cooking'] },
    });
    const again = test.client.as(await test.signIn(id));
    const { key } = await again.call(routes.resumeMake, {});
    expect(await stored()).toMatchObject({ resumeKey: key, resumeThumbnailKey: expect.any(String) });
    const { url } = await again.call(routes.resumeAddress, { key });
    const pdf = Buffer.from(await (await open(url)).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('hi-IN')).toBe(true);
    expect(pdf.includes('NotoSansDevanagari')).toBe(true);
    await again.call(routes.resumeDelete, {});
    expect(await stored()).toMatchObject({ resumeKey: null, resumeThumbnailKey: null });
    await expect(again.call(routes.resumeDelete, {})).rejects.toMatchObject({ code: 'NOTHING_TO_DELETE' });
  });
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
});
