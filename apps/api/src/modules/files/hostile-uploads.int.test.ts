import { routes } from '@nukkad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bombPdf, endlessPdf } from '../../../test/hostile-pdf.ts';
import { samplePdf } from '../../../test/sample-files.ts';
import { sampleCompound, sampleDoc, sampleDocx } from '../../../test/sample-word.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { uploadingSeeker } from '../../../test/uploading-seeker.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

describe('hostile files', () => {
  it('are stored without a thumbnail if they cannot be drawn, and do not affect other uploads', async () => {
    const [one, two, three] = [
      await uploadingSeeker(test),
      await uploadingSeeker(test),
      await uploadingSeeker(test),
    ];
    const answers = await Promise.all([one.upload('RESUME', endlessPdf()), two.upload('RESUME', bombPdf())]);
    answers.push(await three.upload('RESUME', await samplePdf()));
    expect(answers.map(({ thumbnailKey }) => thumbnailKey !== null)).toEqual([false, false, true]);
    for (const [at, seeker] of [one, two, three].entries()) {
      const key = answers[at]?.key ?? '';
      await expect(seeker.client.call(routes.resumeAddress, { key })).resolves.toBeDefined();
    }
  });

  it('are rejected if they contain macros or are zip bombs', async () => {
    const { upload, stored } = await uploadingSeeker(test);
    const macros = sampleCompound([['VBA', 'storage']]);
    const refused = [
      sampleDoc(['Macros', 'storage']),
      sampleDocx(['word/macros.bin', macros]),
      sampleDocx(['a.bin', Buffer.alloc(300 * 1024 * 1024)]),
      Buffer.concat([macros, Buffer.from('WordDocument', 'utf16le')]),
    ];
    for (const bytes of refused)
      await expect(upload('RESUME', bytes)).rejects.toMatchObject({ code: 'FILE_TYPE', status: 200 });
    expect((await stored()).files).toEqual([]);
  });
});
