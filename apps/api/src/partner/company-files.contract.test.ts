import {
  COMPANY_FILE_BYTES_MAX,
  COMPANY_PICTURES_MAX,
  companyChange,
  companyProfile,
  logoSet,
  noticeList,
  paperAdd,
  paperRemove,
  pictureAdd,
} from '@nukkad/contract/partner/index.ts';
import { purge } from '@nukkad/core/background/purge.ts';
import { findReadableFile } from '@nukkad/core/files/find-file.ts';
import { sweepFiles } from '@nukkad/core/files/sweep-files.ts';
import { decidePaper, openPaper } from '@nukkad/core/registration/decide-paper.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

const noticesOf = async ({ site }: Awaited<ReturnType<typeof buildMember>>) =>
  (await site.call(noticeList, { query: {} })).items.map(({ message }) => message);

type Staff = Awaited<ReturnType<typeof buildMember>>;
const db = () => test.database.prisma;
const paramsOf = ({ company }: Staff) => ({ company: company.id });
const profileOf = (staff: Staff) => staff.site.call(companyProfile, { params: paramsOf(staff) });

/** Changes the company, as somebody who has just opened its page. */
async function change(staff: Staff, fields: object) {
  const { version } = await profileOf(staff);
  test.clock.advanceSeconds(1);
  return staff.site.call(companyChange, { params: paramsOf(staff), body: { version, ...fields } });
}

const drawn = (background: string, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    [format]()
    .toBuffer();
const padded = async (bytes: number) => {
  const image = await drawn('#123456');
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
};

describe('papers', () => {
  const add = (staff: Staff, bytes: Buffer | null, kind = 'SHOP_FRONT') =>
    staff.site.upload(paperAdd, { params: paramsOf(staff), query: { kind } }, bytes);

  it('are stored encrypted, only for operators, and replaced while they wait', async () => {
    const staff = await buildMember(test);
    await change(staff, { description: 'A shop.' });
    const image = await drawn('#ff0000', 'jpeg');
    const first = await add(staff, image);
    expect([first.status, first.body.papers.length]).toEqual([200, 1]);
    expect(first.body.papers[0]).toMatchObject({ kind: 'SHOP_FRONT', state: 'OPEN', decidedAt: null });
    expect(first.body.checks[0]).toMatchObject({ reason: 'number-missing', help: 'WAIT' });
    const second = await add(staff, image);
    expect(second.body.papers).toHaveLength(1);
    expect(second.body.papers[0].id).not.toBe(first.body.papers[0].id);
    await sweepFiles(test.container);
    const [paper] = await db().companyPaper.findMany({ where: { companyId: staff.company.id } });
    const record = await db().storedFile.findUniqueOrThrow({ where: { key: paper?.fileKey ?? '' } });
    expect(record).toMatchObject({ kind: 'COMPANY_PAPER', candidateId: null, encryption: 'aes-256-gcm/1' });
    await expect(findReadableFile(test.container, record.key, null)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const opened = await openPaper(test.container, { paperId: paper?.id ?? '', actor: 'meera' });
    expect(opened.contentType).toBe('image/webp');
    expect(await sharp(opened.body).metadata()).toMatchObject({ format: 'webp', width: 40 });
    const stored = await test.container.storage.get(record.key);
    const chunks: Buffer[] = [];
    for await (const chunk of stored ?? []) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).includes(opened.body.subarray(0, 16))).toBe(false);
    expect(
      await db().auditEntry.count({
        where: { action: 'company-paper-opened', actor: 'meera', subject: staff.company.id },
      }),
    ).toBe(1);
  });

  it('pass the check on identity when an operator accepts one, and go 30 days later', async () => {
    const staff = await buildMember(test);
    const { body } = await add(staff, Buffer.from('%PDF-1.4 a licence of a shop'), 'LICENCE');
    const paperId: string = body.papers[0].id;
    const decision = { paperId, isAccepted: true, actor: 'meera' };
    test.clock.stop();
    onTestFinished(() => test.clock.run());
    const outcomes = await Promise.all([1, 2].map(() => refused(decidePaper(test.container, decision))));
    expect(outcomes.toSorted()).toEqual(['409 CONFLICT', 'done']);
    const profile = await profileOf(staff);
    expect(profile.papers).toMatchObject([{ state: 'ACCEPTED' }]);
    const another = (await add(staff, Buffer.from('%PDF-1.4 a newer licence of the shop'), 'LICENCE')).body;
    expect(another.papers).toMatchObject([{ state: 'OPEN' }, { id: paperId, state: 'ACCEPTED' }]);
    expect(profile.checks[0]).toMatchObject({ outcome: 'PASSED', reason: 'papers-seen', help: null });
    expect(profile.isSeen).toBe(true);
    const recruiter = await buildMember(test, { companyId: staff.company.id, role: 'RECRUITER' });
    expect(await noticesOf(recruiter)).toEqual([]);
    expect(await noticesOf(staff)).toEqual([
      `Our team has looked at your paper. People now see that ${staff.company.name} was checked.`,
    ]);
    const { fileKey } = await db().companyPaper.findUniqueOrThrow({ where: { id: paperId } });
    test.clock.advanceDays(30);
    await purge(test.container);
    expect(await db().companyPaper.count({ where: { id: paperId } })).toBe(1);
    test.clock.advanceSeconds(1);
    await purge(test.container);
    await sweepFiles(test.container);
    expect(await db().companyPaper.count({ where: { id: paperId } })).toBe(0);
    expect(await db().storedFile.count({ where: { key: fileKey } })).toBe(0);
    expect(await test.container.storage.get(fileKey)).toBeNull();
    expect((await profileOf(staff)).isSeen).toBe(true);
  });

  it('stay without effect when they are refused, and can be added again and removed', async () => {
    const staff = await buildMember(test);
    const { body } = await add(staff, await drawn('#00ff00'));
    const paperId: string = body.papers[0].id;
    await decidePaper(test.container, { paperId, isAccepted: false, actor: 'meera', reason: 'blurred' });
    const profile = await profileOf(staff);
    expect(profile.checks[0]).toMatchObject({ outcome: 'NOT_DONE', help: 'NUMBER_OR_PAPER' });
    expect(profile.isSeen).toBe(false);
    expect(await noticesOf(staff)).toEqual([
      `Our team could not use your paper for ${staff.company.name}. Please send a clear photo that shows its name.`,
    ]);
    const again = await add(staff, await drawn('#00ff00'));
    expect(again.body.papers).toMatchObject([{ state: 'OPEN' }, { state: 'REFUSED' }]);
    const params = { ...paramsOf(staff), paper: again.body.papers[0].id };
    expect((await staff.site.call(paperRemove, { params })).papers).toMatchObject([{ state: 'REFUSED' }]);
    expect(await refused(staff.site.call(paperRemove, { params }))).toBe('404 NOT_FOUND');
  });

  it.each([
    ['text', async () => Buffer.from('no picture at all, only words'), 'FILE_TYPE'],
    ['a damaged picture', async () => (await drawn('#000000')).subarray(0, 60), 'FILE_TYPE'],
    ['nothing', async () => Buffer.alloc(0), 'NO_FILE'],
    ['no file', async () => null, 'NO_FILE'],
    ['a file of 5 MB', () => padded(COMPANY_FILE_BYTES_MAX), undefined],
    ['a larger file', () => padded(COMPANY_FILE_BYTES_MAX + 1), 'TOO_LARGE'],
  ])('%s: %s', async (_what, bytes, code) => {
    const staff = await buildMember(test);
    const { body } = await add(staff, await bytes());
    expect(body.code).toBe(code);
    expect(await db().companyPaper.count({ where: { companyId: staff.company.id } })).toBe(code ? 0 : 1);
  });

  it('are added by owners only, and need a known kind', async () => {
    const staff = await buildMember(test);
    const recruiter = await buildMember(test, { companyId: staff.company.id, role: 'RECRUITER' });
    const image = await drawn('#0000ff');
    expect((await add(recruiter, image)).status).toBe(403);
    expect((await add(staff, image, 'AADHAAR')).body.code).toBe('VALIDATION_FAILED');
    expect((await profileOf(recruiter)).papers).toEqual([]);
  });
});

describe('logo and pictures', () => {
  const add = (staff: Staff, route: typeof logoSet | typeof pictureAdd, bytes: Buffer) =>
    staff.site.upload(route, { params: paramsOf(staff) }, bytes);

  it('are public, the same file again changes nothing, and removing them deletes the files', async () => {
    const staff = await buildMember(test);
    const [red, blue] = [await drawn('#ee0000'), await drawn('#0000ee', 'jpeg')];
    const { logo } = (await add(staff, logoSet, red)).body;
    expect((await add(staff, logoSet, red)).body.logo).toBe(logo);
    expect(await findReadableFile(test.container, logo, null)).toMatchObject({ kind: 'COMPANY_LOGO' });
    await add(staff, pictureAdd, red);
    await add(staff, pictureAdd, red);
    const { pictures } = (await add(staff, pictureAdd, blue)).body;
    expect(pictures).toHaveLength(2);
    const [first, second] = pictures as { id: string; key: string }[];
    const turned = await change(staff, { pictures: [second?.id, first?.id], logo: null });
    expect([turned.logo, turned.pictures.map(({ key }) => key)]).toEqual([null, [second?.key, first?.key]]);
    const one = await change(staff, { pictures: [turned.pictures[0]?.id] });
    expect(one.pictures.map(({ key }) => key)).toEqual([second?.key]);
    await sweepFiles(test.container);
    for (const key of [logo, first?.key]) expect(await test.container.storage.get(key)).toBeNull();
    expect(await test.container.storage.get(second?.key ?? '')).not.toBeNull();
  });

  it('stop at twelve, and take pictures only', async () => {
    const staff = await buildMember(test);
    for (let at = 0; at < COMPANY_PICTURES_MAX; at += 1)
      expect((await add(staff, pictureAdd, await drawn(`#0000${String(at).padStart(2, '0')}`))).status).toBe(
        200,
      );
    expect((await add(staff, pictureAdd, await drawn('#aabbcc'))).body.code).toBe('PICTURES_FULL');
    for (const route of [logoSet, pictureAdd]) {
      expect((await add(staff, route, Buffer.from('%PDF-1.4 no picture'))).body.code).toBe('FILE_TYPE');
      const large = await add(staff, route, await padded(COMPANY_FILE_BYTES_MAX + 1));
      expect([large.status, large.body.code]).toEqual([413, 'TOO_LARGE']);
    }
    expect((await profileOf(staff)).pictures).toHaveLength(COMPANY_PICTURES_MAX);
  });
});
