import { type Language, routes } from '@nukkad/contract';
import { addressBook } from '@nukkad/core/list-addresses/address-book.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

interface Crumb {
  readonly key: string;
  readonly paths: Readonly<Record<Language, string>>;
}

async function ask(query: Record<string, string>, language: Language = 'en') {
  const { status, body } = await test.client.as({ language }).raw(routes.listAddress, { query });
  return { status, body };
}

/** Returns the canonical paths of the list, which are those of its last breadcrumb. */
function pathsOf({ city, works }: { city?: Crumb; works: readonly Crumb[] }): readonly string[] {
  const { en = '', hi = '', mr = '' } = (works.at(-1) ?? city)?.paths ?? {};
  return [en, hi, mr];
}

describe('the job list of a URL', () => {
  it.each([
    ['pune', undefined, ['pune', 'पुणे', 'पुणे']],
    ['नाशिक', undefined, ['nashik', 'नासिक', 'नाशिक']],
    ['Bombay', undefined, ['mumbai', 'मुंबई', 'मुंबई']],
    ['pune', 'cook', ['pune/cook', 'पुणे/रसोइया', 'पुणे/स्वयंपाकी']],
    ['nashik', 'electrician', ['nashik/electrician', 'नासिक/इलेक्ट्रीशियन', 'नाशिक/इलेक्ट्रिशियन']],
    ['pune', 'driver', ['pune/delivery', 'पुणे/डिलीवरी-और-ड्राइवर', 'पुणे/डिलिव्हरी-आणि-ड्रायव्हर']],
    [undefined, 'electrician', ['electrician', 'इलेक्ट्रीशियन', 'इलेक्ट्रिशियन']],
  ])('with the words %s and %s has the paths %j', async (city, work, paths) => {
    const { status, body } = await ask({ ...(city && { city }), ...(work && { work }) });
    expect(status).toBe(200);
    expect(pathsOf(body)).toEqual(paths);
  });

  it('names the profile above a sub-profile, and the city as filters know it', async () => {
    const { body } = await ask({ city: 'una-himachal-pradesh', work: 'electrician' }, 'mr');
    expect(body.works.map(({ key }: Crumb) => key)).toEqual(['technician', 'electrician']);
    expect(body.works[1].names).toEqual({ en: 'Electrician', hi: 'इलेक्ट्रीशियन', mr: 'इलेक्ट्रिशियन' });
    expect(body.city).toMatchObject({ key: 'una-himachal-pradesh', name: 'una-himachal-pradesh' });
    expect((await ask({ city: 'una' })).body.city).toMatchObject({
      key: 'una',
      name: 'Una',
      state: 'Gujarat',
    });
  });

  it.each([
    [{ city: 'nowhere' }],
    [{ city: 'pune', work: 'nothing' }],
    [{ city: 'pune', work: '---' }],
    [{ work: 'nothing' }],
  ])('is 404 for %j', async (query) => {
    const { status, body } = await ask(query as Record<string, string>);
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('rejects words that are too long', async () => {
    expect((await ask({ city: 'p'.repeat(80) })).status).toBe(404);
    expect((await ask({ city: 'p'.repeat(81) })).status).toBe(400);
  });

  it('is that of the profile if the sub-profile is retired, and of the city if the profile is', async () => {
    const { prisma } = test.database;
    const retire = async (isRetired: boolean, profileToo: boolean) => {
      await prisma.jobSubProfile.update({ where: { key: 'welder' }, data: { isRetired } });
      await prisma.jobProfile.update({ where: { key: 'technician' }, data: { isRetired: profileToo } });
      await addressBook.refresh(test.app.container.database);
    };
    onTestFinished(() => retire(false, false));
    await retire(true, false);
    expect(pathsOf((await ask({ city: 'pune', work: 'welder' })).body)[0]).toBe('pune/technician');
    await retire(true, true);
    expect(pathsOf((await ask({ city: 'pune', work: 'welder' })).body)[0]).toBe('pune');
  });

  it('exists for a sub-profile as soon as an operator has loaded it', async () => {
    const { prisma } = test.database;
    const names = { nameEn: 'Drone Pilot', nameHi: 'ड्रोन पायलट', nameMr: 'ड्रोन चालक' };
    const data = { key: 'drone-pilot', profileKey: 'technician', ...names, synonyms: [] };
    await prisma.jobSubProfile.create({ data });
    onTestFinished(async () => {
      await prisma.jobSubProfile.delete({ where: { key: data.key } });
      await addressBook.refresh(test.app.container.database);
    });
    await addressBook.refresh(test.app.container.database);
    const { body } = await ask({ city: 'पुणे', work: 'ड्रोन-चालक' }, 'mr');
    expect(pathsOf(body)).toEqual(['pune/drone-pilot', 'पुणे/ड्रोन-पायलट', 'पुणे/ड्रोन-चालक']);
  });
});

it('only the smaller of two cities with one name uses its key in the list of cities', async () => {
  const { cities } = (await test.client.raw(routes.cityList)).body;
  const own = (key: string) => cities.find((city: Crumb) => city.key === key).ownWords;
  expect(own('amravati')).toBeUndefined();
  expect(own('amaravati')).toEqual({ hi: 'amaravati', mr: 'amaravati' });
  expect(cities.filter((city: { ownWords?: object }) => city.ownWords).length).toBeLessThan(20);
});
