import { type SuggestedPlace, suggestPlaces } from '@nukkad/contract/partner/suggestion.routes.ts';
import { answer } from './fake-partner.ts';

const same = (name: string) => ({ en: name, hi: name, mr: name });
const PUNE = { city: 'pune', cityNames: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' } };
const NASHIK = { city: 'nashik', cityNames: { en: 'Nashik', hi: 'नाशिक', mr: 'नाशिक' } };
const NO_AREA = { locality: null, localityNames: null };

/** Two cities and an area of the second. */
const PLACES: readonly SuggestedPlace[] = [
  { ...PUNE, ...NO_AREA, latitude: 18.52, longitude: 73.85 },
  { ...NASHIK, ...NO_AREA, latitude: 20, longitude: 73.79 },
  {
    ...NASHIK,
    locality: 'Satpur',
    localityNames: same('Satpur'),
    latitude: 19.99,
    longitude: 73.73,
  },
];

/** The suggestions of places: those of the city, whose English name begins with the text. */
export const placeAnswer = answer(suggestPlaces, ({ query: { text = '', city } }) => ({
  items: PLACES.filter((place) => {
    const name = place.locality ?? place.cityNames.en;
    const isNamed = name.toLowerCase().startsWith(text.toLowerCase());
    return isNamed && (city === undefined ? text !== '' : place.city === city);
  }),
}));
