import { consentNotice } from '@nukkad/content/consent-notice.ts';
import { terms } from '@nukkad/content/terms.ts';
import { routes } from '@nukkad/contract';
import { enterCandidate } from '@nukkad/core/session/enter-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePdf, samplePicture, sampleVideo } from '../../../test/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

async function seeker() {
  const { id, client } = await test.seeker({ latitude: 18.5, longitude: 73.8, fatherName: 'Ram' });
  const give = (...keys: string[]) =>
    client.call(routes.consentGive, { version: consentNotice.version, keys });
  const withdraw = (...keys: string[]) => client.call(routes.consentWithdraw, { keys });
  return { id, client, give, withdraw };
}

const givenOf = (state: { items: readonly { key: string; isGiven: boolean | null }[] }, key: string) =>
  state.items.find((item) => item.key === key)?.isGiven;

describe('the notice', () => {
  it('shows everyone what is stored, why and who sees it, in their language', async () => {
    const state = await test.client.as({ language: 'mr' }).call(routes.consentState, {});
    expect(state.version).toBe(consentNotice.version);
    expect(state.title).toBe(consentNotice.title.mr);
    expect(state.items).toHaveLength(consentNotice.items.length);
    expect(state.items.every((item) => item.isGiven === null && item.what && item.why && item.whoSees)).toBe(
      true,
    );
  });
});

describe('consent', () => {
  it('is given item by item, stored once for repeated calls, and withdrawn as easily', async () => {
    const { id, give, withdraw, client } = await seeker();
    await Promise.all([give('account', 'location'), give('account', 'location'), give('location')]);
    const stored = () => test.database.prisma.consent.findMany({ where: { candidateId: id } });
    expect(await stored()).toHaveLength(2);
    const state = await withdraw('location');
    expect([givenOf(state, 'location'), givenOf(state, 'account'), givenOf(state, 'extras')]).toEqual([
      false,
      true,
      null,
    ]);
    expect(givenOf(await client.call(routes.consentState, {}), 'location')).toBe(false);
    test.clock.advanceSeconds(1);
    expect(givenOf(await give('location'), 'location')).toBe(true);
    expect(await stored()).toHaveLength(3);
  });

  it('is accepted only for the current notice, and cannot be withdrawn for essential items', async () => {
    const { client, give, withdraw } = await seeker();
    await expect(
      client.call(routes.consentGive, { version: '0.9', keys: ['account'] }),
    ).rejects.toMatchObject({
      code: 'CONSENT_OUTDATED',
    });
    await expect(give('everything')).rejects.toMatchObject({ status: 400, issues: [{ path: 'items' }] });
    await expect(withdraw('location', 'account')).rejects.toMatchObject({ code: 'CONSENT_ESSENTIAL' });
  });

  it('deletes the data that depends on it when it is withdrawn', async () => {
    const { id, client, give, withdraw } = await seeker();
    await give('location', 'identity', 'extras');
    const send = (kind: 'PHOTO' | 'AADHAAR', bytes: Buffer) =>
      client.call(routes.fileUpload, { kind }, { file: new Blob([new Uint8Array(bytes)]) });
    const photo = await send('PHOTO', await samplePicture());
    const paper = await send('AADHAAR', await samplePdf());
    await withdraw('location', 'identity', 'extras');
    for (const { key } of [photo, paper])
      await expect(client.call(routes.fileAddress, { key })).rejects.toMatchObject({ status: 404 });
    const stored = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
    expect(stored).toMatchObject({ latitude: null, longitude: null, fatherName: null, photoKey: null });
  });
});

/** What each item allows to store: columns of the seeker and of a school, and kinds of files. */
const STORED_WITH = {
  location: { latitude: 18.5, longitude: 73.8, schools: {}, files: [] },
  identity: { aadhaarLastFour: '1234', schools: {}, files: ['IDENTITY_PROOF', 'AADHAAR'] },
  extras: {
    photoKey: 'photo',
    providerImageUrl: 'https://photos.example/1',
    videoKey: 'video',
    videoThumbnailKey: 'video-small',
    fatherName: 'Ram',
    motherName: 'Sita',
    linkedinUrl: 'https://www.linkedin.com/in/1',
    facebookUrl: 'https://www.facebook.com/1',
    instagramUrl: 'https://www.instagram.com/1',
    schools: { marksheetThumbnailKey: 'sheet-small', marksheetPageKey: 'sheet' },
    files: ['PHOTO', 'MARKSHEET_THUMBNAIL', 'MARKSHEET_PAGE', 'CERTIFICATE', 'VIDEO', 'VIDEO_THUMBNAIL'],
  },
} as const;
const ITEMS = Object.keys(STORED_WITH) as (keyof typeof STORED_WITH)[];

function columnsOf(item: keyof typeof STORED_WITH): Record<string, unknown> {
  const { schools, files, ...columns } = STORED_WITH[item];
  return columns;
}

const nulls = (values: object) => Object.fromEntries(Object.keys(values).map((name) => [name, null]));

describe('withdrawing one item', () => {
  it.each(ITEMS)('%s: deletes everything that it allowed, and nothing else', async (withdrawn) => {
    const { prisma } = test.database;
    const columns = Object.assign({}, ...ITEMS.map((item) => columnsOf(item)));
    const { id, client } = await test.seeker(columns);
    const schools = Object.assign({}, ...ITEMS.map((item) => STORED_WITH[item].schools));
    await prisma.education.create({
      data: { candidateId: id, level: 'SSC', institution: 'ZP School', ...schools },
    });
    const kinds = ['RESUME', ...ITEMS.flatMap((item) => [...STORED_WITH[item].files])] as const;
    await prisma.storedFile.createMany({
      data: kinds.map((kind) => ({
        key: `${id}/${kind}`,
        candidateId: id,
        kind,
        contentType: 'text/plain',
        bytes: 1,
      })),
    });
    await client.call(routes.consentWithdraw, { keys: [withdrawn] });
    const gone: Record<string, unknown> = columnsOf(withdrawn);
    const seeker = await prisma.candidate.findUniqueOrThrow({ where: { id } });
    for (const [name, value] of Object.entries(columns))
      expect(seeker[name as keyof typeof seeker], name).toBe(name in gone ? null : value);
    const school = await prisma.education.findFirstOrThrow({ where: { candidateId: id } });
    expect(school).toMatchObject(withdrawn === 'extras' ? nulls(schools) : schools);
    const left = await prisma.storedFile.findMany({ where: { candidateId: id, deletedAt: null } });
    const deleted: readonly string[] = STORED_WITH[withdrawn].files;
    expect(left.map(({ kind }) => kind).toSorted()).toEqual(
      kinds.filter((kind) => !deleted.includes(kind)).toSorted(),
    );
  });
});

describe('signing in with the box ticked', () => {
  const versions = { terms: terms.version, notice: consentNotice.version };
  const essential = consentNotice.items.filter((item) => item.required).map(({ key }) => key);

  async function enter(subject: string, accepted = versions) {
    const person = {
      provider: 'GOOGLE',
      subject,
      email: `${subject}@mail.example`,
      name: 'A',
      imageUrl: null,
    } as const;
    const { candidateId } = await enterCandidate(test.container, person, { language: 'mr', accepted });
    return test.database.prisma.consent.findMany({ where: { candidateId }, orderBy: { purpose: 'asc' } });
  }

  it('stores terms and notice with version, language and time, once for each version', async () => {
    const before = test.clock.now();
    const stored = await enter('ticks');
    expect(stored.map(({ purpose }) => purpose)).toEqual([...essential, 'terms'].toSorted());
    expect(stored.every(({ language, givenAt }) => language === 'mr' && givenAt >= before)).toBe(true);
    expect(stored.find(({ purpose }) => purpose === 'terms')?.version).toBe(terms.version);
    expect(await enter('ticks')).toEqual(stored);
    const [candidateId] = new Set(stored.map((consent) => consent.candidateId));
    await test.database.prisma.consent.updateMany({ where: { candidateId }, data: { version: '0.9' } });
    const again = await enter('ticks');
    expect(again.filter(({ version }) => version !== '0.9').map(({ purpose }) => purpose)).toEqual(
      stored.map(({ purpose }) => purpose),
    );
  });

  it('ignores a version that is not in force, and stores the other', async () => {
    expect(await enter('old', { terms: '0.9', notice: '0.9' })).toEqual([]);
    expect((await enter('old', { ...versions, notice: '0.9' })).map(({ purpose }) => purpose)).toEqual([
      'terms',
    ]);
  });

  it('is sent together with the credential', () => {
    const sent = routes.sessionGoogleSignIn.encodeRequest({ credential: 'c', accepted: versions });
    expect(sent.body).toMatchObject({ termsVersion: versions.terms, noticeVersion: versions.notice });
    expect(routes.sessionGoogleSignIn.decodeRequest(sent as never)).toMatchObject({ accepted: versions });
  });
});

describe('withdrawn consent', () => {
  const upload = (
    client: Awaited<ReturnType<typeof seeker>>['client'],
    kind: 'PHOTO' | 'AADHAAR' | 'RESUME',
    bytes: Buffer,
  ) => client.call(routes.fileUpload, { kind }, { file: new Blob([new Uint8Array(bytes)]) });

  it.each([
    ['extras', 'PHOTO'],
    ['identity', 'AADHAAR'],
  ] as const)('%s: a file is refused until it is allowed again', async (item, kind) => {
    const { client, give, withdraw } = await seeker();
    await give(item);
    await withdraw(item);
    test.clock.advanceSeconds(1);
    const picture = await samplePicture();
    await expect(upload(client, kind, picture)).rejects.toMatchObject({ code: 'CONSENT_MISSING' });
    await expect(upload(client, 'RESUME', await samplePdf())).resolves.toBeTruthy();
    await give(item);
    await expect(upload(client, kind, picture)).resolves.toBeTruthy();
  });

  it('extras: stores the school, but neither a marksheet nor a video', async () => {
    const { client, give, withdraw } = await seeker();
    await give('extras');
    await withdraw('extras');
    test.clock.advanceSeconds(1);
    const page = (await samplePicture()).toString('base64');
    const school = { level: 'SSC', school: 'ZP School' } as const;
    const save = () =>
      client.call(routes.educationSaveSchool, { ...school, marksheet: { base64: page, name: 'page.jpg' } });
    const video = new Blob([new Uint8Array(await sampleVideo(12))]);
    const send = () => client.call(routes.videoUpload, {}, { file: video });
    await expect(save()).rejects.toMatchObject({ code: 'CONSENT_MISSING' });
    await expect(send()).rejects.toMatchObject({ code: 'CONSENT_MISSING' });
    await expect(client.call(routes.educationSaveSchool, school)).resolves.toBeTruthy();
    await give('extras');
    await expect(save()).resolves.toBeTruthy();
    await expect(send()).resolves.toMatchObject({ durationSeconds: 12 });
  });

  it('location: stores it neither with an application nor in the profile', async () => {
    const { id, client, give, withdraw } = await seeker();
    const point = { latitude: 18.52, longitude: 73.85 };
    const answers = { isAvailableInCity: true, knowsEnglish: true, point };
    await give('location');
    await withdraw('location');
    await client.call(routes.jobApply, { jobId: (await buildJob(test.database)).id, ...answers });
    await client.call(routes.profileUpdate, { personal: { point }, degrees: [] });
    const application = await test.database.prisma.application.findFirstOrThrow({
      where: { candidateId: id },
    });
    expect([application.latitude, application.longitude]).toEqual([null, null]);
    // A position that is still stored, for example by an older release, can be removed without consent.
    const earlier = { latitude: 18.6, longitude: 73.9 };
    await test.database.prisma.candidate.update({ where: { id }, data: earlier });
    await client.call(routes.profileUpdate, { personal: { point }, degrees: [] });
    const unchanged = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
    expect([unchanged.latitude, unchanged.longitude]).toEqual([18.6, 73.9]);
    await client.call(routes.profileUpdate, { personal: { point: null }, degrees: [] });
    const removed = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
    expect([removed.latitude, removed.longitude]).toEqual([null, null]);
    test.clock.advanceSeconds(1);
    await give('location');
    await client.call(routes.profileUpdate, { personal: { point }, degrees: [] });
    const stored = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
    expect([stored.latitude, stored.longitude]).toEqual([18.52, 73.85]);
  });

  it('location: the home can be changed, exported and removed, and is removed with the consent', async () => {
    const { id, client, give, withdraw } = await seeker();
    await give('location');
    const home = async () => {
      const row = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
      return [row.latitude, row.longitude];
    };
    const save = (point: { latitude: number; longitude: number } | null) =>
      client.call(routes.profileUpdate, { personal: { point }, degrees: [] });
    await save({ latitude: 18.6, longitude: 73.76 });
    expect(await home()).toEqual([18.6, 73.76]);
    const { sections } = await client.call(routes.accountExport, {});
    expect(JSON.stringify(sections)).toContain('73.76');
    await save(null);
    await save(null);
    expect(await home()).toEqual([null, null]);
    await save({ latitude: 18.7, longitude: 73.8 });
    await withdraw('location');
    expect(await home()).toEqual([null, null]);
    // Removing the home needs no consent.
    await save(null);
    expect(await home()).toEqual([null, null]);
  });
});
