import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPANY_PICTURE_BYTES_MAX } from '@nukkad/core/companies/prepare-company-picture.ts';
import { openImage } from '@nukkad/core/files/open-image.ts';
import { sweepFiles } from '@nukkad/core/files/sweep-files.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

const db = () => test.container.database.prisma;
const stored = () => readdir(join(test.folder, 'data', 'files')).catch(() => []);

const drawn = (background: string, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 600, height: 300, channels: 3, background } })
    [format]()
    .toBuffer();

/** Returns the pictures that the company's page and the API show. */
async function picturesOf(id: string) {
  const { imageKey, images } = await db().company.findUniqueOrThrow({
    where: { id },
    include: { images: { orderBy: { sortOrder: 'asc' } } },
  });
  return { logo: imageKey, gallery: images.map((image) => image.imageKey) };
}

const COMPANY = {
  name: 'Picture & Sons',
  address: 'Main Road, Pune',
  city: 'Pune',
  latitude: 18.52,
  longitude: 73.85,
  phone: '+919812345999',
  email: 'hr@picture.example',
};

const companiesFile = (name: string, ...rows: object[]) =>
  test.file(name, JSON.stringify(rows.map((row) => ({ ...COMPANY, ...row }))));

describe('pictures in a file of companies', () => {
  it('are re-encoded, public, and the same file again changes nothing', async () => {
    await test.file('logo.png', await drawn('#aa0000'));
    // The file extension is ignored, because the type is detected from the content.
    await test.file('shop.txt', await drawn('#00aa00', 'jpeg'));
    await test.file('kitchen.png', await drawn('#0000aa'));
    const file = await companiesFile('pictured.json', {
      ref: 'p1',
      logo: 'logo.png',
      gallery: ['shop.txt', 'kitchen.png'],
    });
    expect((await test.ops('companies', 'import', file, '--check')).code).toBe(0);
    expect(await stored()).toEqual([]);
    expect((await test.ops('companies', 'import', file)).answer).toMatchObject({ created: 1, refused: 0 });
    const { id } = await db().company.findFirstOrThrow({ where: { name: COMPANY.name } });
    const first = await picturesOf(id);
    expect([first.gallery.length, (await stored()).length]).toEqual([2, 3]);
    const logo = await openImage(test.container, first.logo ?? '', null);
    expect(logo).toMatchObject({ contentType: 'image/webp', cacheControl: 'public, max-age=86400' });
    const chunks: Buffer[] = [];
    for await (const chunk of logo.body as AsyncIterable<Buffer>) chunks.push(chunk);
    expect(await sharp(Buffer.concat(chunks)).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 128,
    });
    expect((await test.ops('companies', 'import', file)).answer).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await picturesOf(id)).toEqual(first);

    const reordered = await companiesFile('reordered.json', {
      ref: 'p1',
      gallery: ['kitchen.png', 'shop.txt'],
    });
    expect((await test.ops('companies', 'import', reordered)).answer).toMatchObject({ updated: 1 });
    expect(await picturesOf(id)).toEqual({ ...first, gallery: first.gallery.toReversed() });

    const other = await companiesFile('other.json', { ref: 'p1', gallery: ['kitchen.png'] });
    expect((await test.ops('companies', 'import', other)).answer).toMatchObject({ updated: 1, unchanged: 0 });
    expect(await picturesOf(id)).toEqual({ logo: first.logo, gallery: [first.gallery[1]] });
    const silent = await companiesFile('silent.json', { ref: 'p1' });
    expect((await test.ops('companies', 'import', silent)).answer).toMatchObject({ unchanged: 1 });
    expect(await picturesOf(id)).toEqual({ logo: first.logo, gallery: [first.gallery[1]] });
    await sweepFiles(test.container);
    expect((await stored()).length).toBe(2);
  });

  it('refuse their row if they are no pictures, too large, too many, or in another folder', async () => {
    const before = await stored();
    await writeFile(join(test.folder, '..', 'outside.png'), await drawn('#111111'));
    await symlink(join(test.folder, '..', 'outside.png'), join(test.folder, 'link.png'));
    await mkdir(join(test.folder, 'folder.png'));
    await test.file('words.png', 'no picture at all');
    await test.file('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await test.file('broken.png', (await drawn('#222222')).subarray(0, 60));
    const whole = await drawn('#333333');
    const padded = (bytes: number) => Buffer.concat([whole, Buffer.alloc(bytes - whole.length)]);
    await test.file('at-limit.png', padded(COMPANY_PICTURE_BYTES_MAX));
    await test.file('above-limit.png', padded(COMPANY_PICTURE_BYTES_MAX + 1));
    const rows = [
      'missing.png',
      '../outside.png',
      'link.png',
      'folder.png',
      'words.png',
      'drawing.svg',
      'broken.png',
      'above-limit.png',
      join(test.folder, 'at-limit.png'),
      'at-limit.png',
    ];
    const file = await companiesFile(
      'refused.json',
      ...rows.map((logo, index) => ({ ref: `r${index}`, logo })),
      { ref: 'many', gallery: Array.from({ length: 13 }, () => 'at-limit.png') },
    );
    const { answer } = await test.ops('companies', 'import', file, '--atomic');
    const problems = answer.problems.map(({ key, field, reason }: Record<string, string>) => [
      key,
      field,
      reason,
    ]);
    expect(problems).toEqual([
      ['r0', 'logo', 'there is no file missing.png beside the imported one'],
      ['r1', 'logo', "../outside.png lies outside of the imported file's folder"],
      ['r2', 'logo', "link.png lies outside of the imported file's folder"],
      ['r3', 'logo', expect.stringMatching(/folder\.png is no file$/)],
      ['r4', 'logo', expect.stringMatching(/words\.png is no JPEG, PNG, WebP or AVIF picture$/)],
      ['r5', 'logo', expect.stringMatching(/drawing\.svg is no JPEG/)],
      ['r6', 'logo', expect.stringMatching(/broken\.png is no JPEG/)],
      ['r7', 'logo', expect.stringMatching(/above-limit\.png is larger than 5 MB$/)],
      ['r8', 'logo', expect.stringMatching(/^there is no file .*at-limit\.png beside/)],
      ['many', 'gallery', expect.stringContaining('12')],
    ]);
    expect(answer).toMatchObject({ created: 0, refused: 10 });
    expect(await stored()).toEqual(before);
    expect((await test.ops('companies', 'import', file)).answer).toMatchObject({ created: 1, refused: 10 });
  });
});

describe('single companies', () => {
  it('get a logo, lose it, and every step is in the audit', async () => {
    const { id, shareId } = await buildCompany(test.container.database);
    const one = await test.file('one.png', await drawn('#444444'));
    const { answer } = await test.ops('companies', 'logo', shareId, one);
    expect(await picturesOf(id)).toEqual({ logo: answer.logo, gallery: [] });
    expect((await test.ops('companies', 'logo', id, '--remove')).code).toBe(0);
    expect(await picturesOf(id)).toEqual({ logo: null, gallery: [] });
    await expect(openImage(test.container, answer.logo, null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const actions = (await test.audit(id)).map(({ action, actor }) => `${actor} ${action}`);
    expect(actions.toSorted()).toEqual(['meera company-logo-removed', 'meera company-logo-set']);
  });

  it('get a gallery, further pictures, and at most twelve', async () => {
    const { id } = await buildCompany(test.container.database);
    const files: string[] = [];
    for (let at = 0; at < 13; at += 1)
      files.push(await test.file(`g${at}.png`, await drawn(`#5555${String(at).padStart(2, '0')}`)));
    const call = (...words: string[]) => test.ops('companies', 'gallery', id, ...words);
    const first = (await call(...files.slice(0, 11))).answer.gallery;
    const whole = (await call(files[11] as string, '--add')).answer.gallery;
    expect(whole).toEqual([...first, expect.any(String)]);
    expect(await call(files[12] as string, '--add')).toMatchObject({
      code: 1,
      text: expect.stringContaining('12'),
    });
    expect((await call(...files)).code).toBe(1);
    expect((await picturesOf(id)).gallery).toEqual(whole);
    expect((await call(files[12] as string)).answer.gallery).toHaveLength(1);
    expect((await call('--remove')).answer.gallery).toEqual([]);
  });

  it('keep a picture that another company shows too', async () => {
    const one = await buildCompany(test.container.database);
    const other = await buildCompany(test.container.database);
    const path = await test.file('shared.png', await drawn('#666666'));
    const { logo } = (await test.ops('companies', 'logo', one.id, path)).answer;
    await db().company.update({ where: { id: other.id }, data: { imageKey: logo } });
    await test.ops('companies', 'logo', one.id, '--remove');
    expect((await openImage(test.container, logo, null)).contentType).toBe('image/webp');
  });

  it.each([
    [['companies', 'logo', 'x'], 2, 'name a file, or say --remove'],
    [['companies', 'logo', 'x', 'a.png', '--remove'], 2, 'name a file, or say --remove'],
    [['companies', 'gallery', 'x'], 2, 'name files, or say --remove'],
    [['companies', 'gallery', 'x', 'a.png', '--remove'], 2, 'name files, or say --remove'],
    [['companies', 'logo', 'nobody at all', 'a.png'], 1, 'No company is found by "nobody at all".'],
  ])('%j is refused with %i: %s', async (words, code, text) => {
    expect(await test.ops(...words)).toMatchObject({ code, text: expect.stringContaining(text) });
  });
});
