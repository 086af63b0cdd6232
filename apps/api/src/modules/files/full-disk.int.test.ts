import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePicture } from '../../../test/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { storedNames, uploadingSeeker } from '../../../test/uploading-seeker.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

describe('an upload to a full disk', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EROFS'])(
    'is rejected with a message and leaves no file: %s',
    async (code) => {
      const { upload, stored } = await uploadingSeeker(test);
      const before = await storedNames(test);
      const { storage } = test.container;
      const put = storage.put.bind(storage);
      storage.put = () => Promise.reject(Object.assign(new Error(`${code}: write`), { code }));
      const picture = await samplePicture('jpeg');
      await expect(upload('PHOTO', picture)).rejects.toMatchObject({
        status: 507,
        code: 'STORAGE_FULL',
        retryAfter: 300,
      });
      storage.put = put;
      expect(await storedNames(test)).toEqual(before);
      expect((await stored()).files).toEqual([]);
      // Once there is space again, the upload succeeds.
      await upload('PHOTO', picture);
      expect(await storedNames(test)).not.toEqual(before);
    },
  );
});
