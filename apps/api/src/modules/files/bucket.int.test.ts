import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { routes } from '@nukkad/contract';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { sweepFiles } from '@nukkad/core/files/sweep-files.ts';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePdf, samplePicture, sampleVideo } from '../../../test/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { openAddress, uploadingSeeker } from '../../../test/uploading-seeker.ts';

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
let server: FauxqsServer;
let s3: S3Client;
let test: TestApp;

beforeAll(async () => {
  server = await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' });
  const endpoint = `http://127.0.0.1:${server.port}`;
  s3 = new S3Client({ endpoint, region: 'ap-south-1', forcePathStyle: true, credentials });
  await s3.send(new CreateBucketCommand({ Bucket: 'seekers' }));
  test = await startTestApp({
    S3_BUCKET: 'seekers',
    S3_REGION: 'ap-south-1',
    S3_ENDPOINT: endpoint,
    S3_PUBLIC_ENDPOINT: endpoint,
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
});

afterAll(async () => {
  await test.close();
  s3.destroy();
  await server.stop();
});

async function keysInBucket(): Promise<string[]> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: 'seekers' }));
  return Contents.flatMap(({ Key }) => Key ?? []);
}

describe('files in a bucket', () => {
  it('are opened at the bucket with a presigned URL', async () => {
    const { client, upload, video } = await uploadingSeeker(test);
    const pdf = await samplePdf();
    const film = await sampleVideo(20);
    const sent: [string, Buffer][] = [
      [(await upload('RESUME', pdf)).key, pdf],
      [(await video(film)).key, film],
    ];
    for (const [key, bytes] of sent) {
      const { url, expiresInSeconds } = await client.call(routes.fileAddress, { key });
      expect(new URL(url).port).toBe(String(server.port));
      expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe(String(expiresInSeconds));
      const answer = await fetch(url);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  it('are opened through the API if they are encrypted', async () => {
    const { client, upload } = await uploadingSeeker(test);
    const pdf = await samplePdf('1234 5678 9012');
    const { key } = await upload('AADHAAR', pdf);
    const { url } = await client.call(routes.fileAddress, { key });
    expect(new URL(url).host).toBe('site.test');
    expect(Buffer.from(await (await openAddress(test, url)).arrayBuffer()).equals(pdf)).toBe(true);
    const lying = await test.container.storage.get(key);
    expect(Buffer.concat(await (lying as NonNullable<typeof lying>).toArray()).includes('%PDF')).toBe(false);
  });

  it('are deleted when they are replaced, and all of them with the account', async () => {
    const { id, client, upload } = await uploadingSeeker(test);
    const first = await upload('PHOTO', await samplePicture());
    const second = await upload('PHOTO', await samplePicture('png'));
    await sweepFiles(test.container);
    expect(await keysInBucket()).not.toContain(first.key);
    expect(await keysInBucket()).toContain(second.key);
    const resume = await upload('RESUME', await samplePdf());
    const own = [second.key, resume.key, resume.thumbnailKey ?? ''];
    expect(await keysInBucket()).toEqual(expect.arrayContaining(own));
    await client.call(routes.accountDelete, {});
    await eraseAccounts(test.container);
    expect((await keysInBucket()).filter((key) => own.includes(key))).toEqual([]);
    expect(await test.database.prisma.storedFile.count({ where: { candidateId: id } })).toBe(0);
  });
});
