import { type Education, routes, type SaveSchoolInput } from '@nukkad/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePdf, samplePicture } from '../../../test/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

async function seeker() {
  const { id, client } = await test.seeker();
  const save = (input: SaveSchoolInput) => client.call(routes.educationSaveSchool, input);
  const own = (): Promise<Education> => client.call(routes.educationOwn, {});
  return { id, client, save, own };
}

const inline = (bytes: Buffer) => ({ base64: bytes.toString('base64'), name: 'page.jpg' });

describe('schooling', () => {
  it('is empty at first, then has what was stored for each level', async () => {
    const { save, own } = await seeker();
    expect(await own()).toEqual({ ssc: null, hssc: null, ug: null, pg: null });
    await save({ level: 'SSC', school: 'ZP School', passingYear: 2014, percentage: 61.5 });
    await save({ level: 'HSSC', school: 'Modern College' });
    await save({ level: 'SSC', percentage: 62 });
    expect(await own()).toEqual({
      ssc: { school: 'ZP School', passingYear: 2014, percentage: 62, marksheet: null },
      hssc: { school: 'Modern College', passingYear: null, percentage: null, marksheet: null },
      ug: null,
      pg: null,
    });
  });

  it('is shown on the profile from the highest to the lowest, in whichever order it was stored', async () => {
    const { id, client } = await seeker();
    const { prisma } = test.database;
    for (const level of ['HSSC', 'PG', 'SSC', 'UG'] as const)
      await prisma.education.create({
        data: { candidateId: id, level, institution: `School ${level}`, passingYear: 2014 },
      });
    const { education } = await client.call(routes.profileWhole, {});
    expect(education.map(({ level, institute }) => `${level} ${institute}`)).toEqual([
      'PG School PG',
      'UG School UG',
      'HSSC School HSSC',
      'SSC School SSC',
    ]);
  });

  it('needs a school, and refuses a future year', async () => {
    const { save } = await seeker();
    await expect(save({ level: 'SSC', percentage: 60 })).rejects.toMatchObject({ code: 'DETAILS_MISSING' });
    const early = save({ level: 'SSC', school: 'A', passingYear: new Date().getFullYear() + 2 });
    await expect(early).rejects.toMatchObject({ code: 'DATES_INVALID' });
  });

  it('may be of the year that has begun in India, even if it has not in UTC', async () => {
    const { save, own } = await seeker();
    const inNewYear = () => save({ level: 'SSC', school: 'A', passingYear: 2031 });
    try {
      test.clock.set('2030-12-31T18:29:50.000Z');
      await expect(inNewYear()).rejects.toMatchObject({ code: 'DATES_INVALID' });
      test.clock.set('2030-12-31T18:30:00.000Z');
      await inNewYear();
      expect((await own()).ssc?.passingYear).toBe(2031);
    } finally {
      test.clock.set(new Date().toISOString());
    }
  });
});

describe('a marksheet', () => {
  it('is stored as thumbnail and readable page, and shown only to its owner', async () => {
    const { id, client, save, own } = await seeker();
    const page = await samplePicture('jpeg', { width: 2400, height: 1800, place: true });
    await save({ level: 'SSC', school: 'ZP School', marksheet: inline(page) });
    const { ssc } = await own();
    const params = { imageName: ssc?.marksheet ?? '' };
    const shown = await client.raw(routes.fileImage, { params });
    const { width, height, exif } = await sharp(shown.body as Buffer).metadata();
    expect({ width, height, exif }).toEqual({ width: 1600, height: 1200, exif: undefined });
    expect(shown.headers['cache-control']).toContain('private');
    const stored = await test.database.prisma.education.findFirstOrThrow({ where: { candidateId: id } });
    const small = await client.raw(routes.fileImage, {
      params: { imageName: stored.marksheetThumbnailKey ?? '' },
    });
    expect((await sharp(small.body as Buffer).metadata()).width).toBe(300);
    const other = await seeker();
    expect((await other.client.raw(routes.fileImage, { params })).status).toBe(403);
    expect((await test.client.raw(routes.fileImage, { params })).status).toBe(403);
  });

  it('replaces the previous one of the same level', async () => {
    const { save, own, client } = await seeker();
    await save({ level: 'SSC', school: 'A', marksheet: inline(await samplePicture('png')) });
    await save({ level: 'HSSC', school: 'B', marksheet: inline(await samplePicture('webp')) });
    const before = await own();
    await save({ level: 'SSC', marksheet: inline(await samplePicture()) });
    const after = await own();
    expect(after.hssc).toEqual(before.hssc);
    expect(after.ssc?.marksheet).not.toBe(before.ssc?.marksheet);
    const gone = await client.raw(routes.fileImage, { params: { imageName: before.ssc?.marksheet ?? '' } });
    expect(gone.status).toBe(404);
  });

  it('must be an image', async () => {
    const { save } = await seeker();
    for (const bytes of [
      await samplePdf(),
      Buffer.from('no image at all'),
      (await samplePicture()).subarray(0, 99),
    ])
      await expect(save({ level: 'SSC', school: 'A', marksheet: inline(bytes) })).rejects.toMatchObject({
        code: 'IMAGE_TYPE',
      });
  });

  it('may be as large as the limit, but not larger', async () => {
    const { save } = await seeker();
    const noise = await sharp({
      create: {
        width: 900,
        height: 800,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', sigma: 90 },
      },
    })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(1_500_000);
    await save({ level: 'SSC', school: 'A', marksheet: inline(noise) });
    const tooMuch = save({ level: 'SSC', school: 'A', marksheet: inline(Buffer.alloc(2_450_000, 1)) });
    await expect(tooMuch).rejects.toMatchObject({ status: 413 });
  });

  it('is deleted once, and the school stays', async () => {
    const { save, own, client } = await seeker();
    await save({ level: 'HSSC', school: 'B', marksheet: inline(await samplePicture()) });
    await expect(client.call(routes.educationDeleteTenthMarksheet, {})).rejects.toMatchObject({
      code: 'NOTHING_TO_DELETE',
    });
    await client.call(routes.educationDeleteTwelfthMarksheet, {});
    expect((await own()).hssc).toMatchObject({ school: 'B', marksheet: null });
    await expect(client.call(routes.educationDeleteTwelfthMarksheet, {})).rejects.toMatchObject({
      code: 'NOTHING_TO_DELETE',
    });
  });

  it('of the 10th class is deleted without that of the 12th', async () => {
    const { save, own, client } = await seeker();
    for (const level of ['SSC', 'HSSC'] as const)
      await save({ level, school: 'A', marksheet: inline(await samplePicture()) });
    const { hssc } = await own();
    await client.call(routes.educationDeleteTenthMarksheet, {});
    expect(await own()).toMatchObject({ ssc: { school: 'A', marksheet: null }, hssc });
  });
});
