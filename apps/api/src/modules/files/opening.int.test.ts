import { routes, VIDEO_BYTES_MAX } from '@nukkad/contract';
import { openImage } from '@nukkad/core/files/open-image.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePdf, samplePicture, sampleVideo } from '../../../test/sample-files.ts';
import { sampleDocx } from '../../../test/sample-word.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { openAddress, storedNames, uploadingSeeker } from '../../../test/uploading-seeker.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const seeker = () => uploadingSeeker(test);
const open = (url: string, headers: Record<string, string> = {}) => openAddress(test, url, headers);

describe('signed URLs', () => {
  it('are valid for five minutes, one file and one file name', async () => {
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
    const opened = await open(url);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors http://site.test; sandbox",
    );
    test.clock.advanceSeconds(expiresInSeconds + 1);
    expect((await open(url)).status).toBe(403);
  });
});

describe('videos', () => {
  it('are stored with their duration, and served in byte ranges', async () => {
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

  it('are rejected unless they are videos of more than 10 and at most 60 seconds', async () => {
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

  it('are rejected if too large, and leave no file', async () => {
    const { video, stored } = await seeker();
    const before = await storedNames(test);
    const large = Buffer.concat([await sampleVideo(30), Buffer.alloc(VIDEO_BYTES_MAX)]);
    await expect(video(large)).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE' });
    expect(await stored()).toMatchObject({ videoKey: null, files: [] });
    expect(await storedNames(test)).toEqual(before);
  }, 120_000);

  it('can be deleted once', async () => {
    const { client, video, stored } = await seeker();
    await video(await sampleVideo(30));
    await client.call(routes.videoDelete, {});
    expect((await stored()).videoKey).toBeNull();
    await expect(client.call(routes.videoDelete, {})).rejects.toMatchObject({ code: 'NOTHING_TO_DELETE' });
  });
});

describe('the resume generated from the profile', () => {
  it('is a PDF in the language of the seeker and replaces the stored resume', async () => {
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

  it.each([
    ['hi', 'en', 'hi-IN'],
    ['en', 'mr', 'en-IN'],
    [null, 'mr', 'mr-IN'],
  ] as const)(
    'of a seeker with the language %s, asked for in %s, is in %s',
    async (language, asked, written) => {
      const { id } = await seeker();
      await test.database.prisma.candidate.update({ where: { id }, data: { language, aboutMe: 'I cook.' } });
      const client = test.client.as({ ...(await test.signIn(id)), language: asked });
      const { key } = await client.call(routes.resumeMake, {});
      const { url } = await client.call(routes.resumeAddress, { key });
      expect(Buffer.from(await (await open(url)).arrayBuffer()).includes(written)).toBe(true);
    },
  );
});

it('a certificate is stored by the own browser only, for five minutes', async () => {
  const { upload } = await seeker();
  const { key } = await upload('CERTIFICATE', await samplePicture());
  const { candidateId } = await test.database.prisma.storedFile.findUniqueOrThrow({ where: { key } });
  expect(await openImage(test.container, key, candidateId)).toMatchObject({
    cacheControl: 'private, max-age=300',
  });
});

describe('a file whose owner deleted the account', () => {
  it('cannot be opened, whether it is marked as deleted or not', async () => {
    const { client, upload, stored } = await seeker();
    const { key } = await upload('CERTIFICATE', await samplePicture());
    expect((await stored()).files).toHaveLength(1);
    await test.database.prisma.storedFile.update({ where: { key }, data: { candidateId: null } });
    for (const reader of [test.client, client]) {
      const answer = await reader.raw(routes.fileImage, { params: { imageName: key } });
      expect(answer.status).toBe(403);
    }
    await expect(client.call(routes.fileAddress, { key })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
