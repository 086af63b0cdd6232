import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const COMPANY = { ...exampleOf('companies.one'), reviewCount: 0 };
const LINK = encodeURIComponent(COMPANY.link);

it.each([
  ['en', 'No reviews yet', 'No reviews with this many stars yet'],
  ['hi', 'अभी कोई रिव्यू नहीं है', 'इतने तारों वाला कोई रिव्यू नहीं है'],
  ['mr', 'अजून एकही रिव्ह्यू नाही', 'इतक्या ताऱ्यांचा एकही रिव्ह्यू नाही'],
] as const)(
  'says in %s whether a company has no reviews, or none of three stars',
  async (language, none, ofStars) => {
    const api = fakeApi({
      'companies.one': COMPANY,
      'companies.reviews': { ...exampleOf('companies.reviews'), reviews: [] },
    });
    const all = await renderScreen(`/companyreview?${LINK}`, { language, api });
    await all.shows(none);
    await all.hides(ofStars);
    const three = await renderScreen(`/companyreview?${LINK}&stars=3`, { language, api });
    await three.shows(ofStars);
    await three.hides(none);
    expect(api.calls('companies.reviews').at(-1)).toMatchObject({ stars: 3 });
  },
);
