import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { CityPictogram, SectionTitle, SignTile } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { cityListPath } from '../../features/job-search/search/list-path.ts';
import { chooseCity } from '../../lib/place/chosen-city.ts';
import { popularCitiesQuery } from '../../lib/place/popular-cities-query.ts';
import { useServices } from '../../lib/services.ts';
import { Band } from './band.tsx';

const SHOWN = 12;

/** Links to the popular cities, with pictures of their landmarks. */
export function CityWall() {
  const t = useT('nav');
  const language = useLanguage();
  const { data: cities = [] } = useQuery(popularCitiesQuery(useServices()));
  if (cities.length === 0) return null;
  return (
    <Band titleId="city-wall">
      <SectionTitle id="city-wall" size="xl">
        {t('popularCities')}
      </SectionTitle>
      <div className="nk-tiles landing-cities">
        {cities.slice(0, SHOWN).map((city) => (
          <SignTile
            key={city.key}
            href={cityListPath(city, language)}
            onClick={() => chooseCity(city.name)}
            picture={<CityPictogram name={city.icon ?? 'city'} size={56} />}
          >
            {city.names[language]}
          </SignTile>
        ))}
      </div>
    </Band>
  );
}
