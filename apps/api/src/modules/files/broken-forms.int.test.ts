import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { storedNames, uploadingSeeker } from '../../../test/uploading-seeker.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const seeker = () => uploadingSeeker(test);
const onDisk = () => storedNames(test);

describe('invalid forms', () => {
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
  ])('are rejected: %s', async (_name, type, body, status, code) => {
    const { id, caller } = await seeker();
    const answer = await post(`/jobseeker/${id}/insertJobseekerImage`, caller.accessToken, type, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('are rejected for another seeker before the file is read', async () => {
    const { caller } = await seeker();
    const other = await seeker();
    const body = Buffer.concat([Buffer.from(head), Buffer.alloc(3_000_000), Buffer.from('\r\n--b--\r\n')]);
    const path = `/jobseeker/${other.id}/insertJobseekerImage`;
    const answer = await post(path, caller.accessToken, 'multipart/form-data; boundary=b', body);
    expect(answer.status).toBe(403);
  });

  it('leave no file when the client disconnects', async () => {
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
