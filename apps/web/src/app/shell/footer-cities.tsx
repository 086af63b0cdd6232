import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { cityListPath } from '../../features/job-search/search/list-path.ts';
import { chooseCity } from '../../lib/place/chosen-city.ts';
import { popularCitiesQuery } from '../../lib/place/popular-cities-query.ts';
import { AppLink } from '../../lib/routing/app-link.tsx';
import { useServices } from '../../lib/services.ts';

/** Length of a city's name, in characters, from which it gets a column of double width. */
const LONG_NAME = 16;

/** Links to the jobs of each popular city. */
export function FooterCities() {
  const t = useT('nav');
  const language = useLanguage();
  const { data: cities = [] } = useQuery(popularCitiesQuery(useServices()));
  if (cities.length === 0) return null;
  return (
    <div className="site-footer__column">
      <h2>{t('popularCities')}</h2>
      <ul className="site-footer__cities">
        {cities.map((city) => (
          <li key={city.key} data-long={city.names[language].length > LONG_NAME ? '' : undefined}>
            <AppLink to={cityListPath(city, language)} onClick={() => chooseCity(city.name)}>
              {city.names[language]}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
