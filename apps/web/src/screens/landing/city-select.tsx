import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { popularCitiesQuery } from '../../lib/place/popular-cities-query.ts';
import { useServices } from '../../lib/services.ts';

/** A select element with the popular cities, for browsers without JavaScript. */
export function CitySelect() {
  const nav = useT('nav');
  const language = useLanguage();
  const { data: cities = [] } = useQuery(popularCitiesQuery(useServices()));
  return (
    <noscript>
      <select name="city" aria-label={nav('city')} className="landing-hero__select">
        <option value="">{nav('anyCity')}</option>
        {cities.map((city) => (
          <option key={city.key} value={city.name}>
            {city.names[language]}
          </option>
        ))}
      </select>
    </noscript>
  );
}
