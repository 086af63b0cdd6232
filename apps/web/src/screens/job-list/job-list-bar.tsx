import { useT } from '@nukkad/i18n/react.ts';
import { Button, LinkButton, opensDialog } from '@nukkad/ui';
import { ChevronDown, Map as MapIcon, Search, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ChatButton } from '../../features/chat/chat-button.tsx';
import { CITY_SHEET } from '../../features/cities/city-sheet.tsx';
import { NearMeButton } from '../../features/cities/near-me-button.tsx';
import { PlaceSheet } from '../../features/home/place-sheet.tsx';
import {
  countActiveFilters,
  type JobSearch,
  mapAddress,
  writeJobSearch,
} from '../../features/job-search/search/job-search-params.ts';
import { withPlace } from '../../features/job-search/search/text-parts.ts';
import type { SearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';
import { useVoice } from '../../features/speech/use-voice.tsx';
import { chooseCity } from '../../lib/place/chosen-city.ts';
import { useOriginPoint } from '../../lib/place/use-origin.ts';

/** Id of the dialog with the filters. */
export const FILTER_SHEET = 'filter-sheet';

interface JobListBarProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
  /** Called when another place is chosen. */
  readonly onPlace: (place: Partial<JobSearch>) => void;
  /** Called with the recognised speech after the user has confirmed it. */
  readonly onSpoken: (text: string) => void;
}

/** The bar above the list: city, search, filters, "near me" and map. */
export function JobListBar({ search, meaning, onPlace, onSpoken }: JobListBarProps) {
  const nav = useT('nav');
  const filter = useT('filter');
  const voice = useVoice(onSpoken);
  const hasPoint = useOriginPoint() !== undefined;
  const activeFilters = countActiveFilters(search);
  const query = writeJobSearch(search).toString();
  const filters = writeJobSearch({ ...search, city: undefined, isNearMe: false });
  const findNearMe = () => onPlace({ city: undefined, isNearMe: true, sortBy: 'NEAREST' });
  return (
    <div className="job-list-bar">
      <Link
        className="job-list-bar__search"
        data-filled={search.text && ''}
        to={`/searchjob${query && `?${query}`}`}
      >
        <Search aria-hidden size={20} />
        <span>{search.text ?? nav('searchJob')}</span>
      </Link>
      {voice.button}
      <ChatButton />
      <div className="job-list-bar__choices">
        <Button
          className="job-list-bar__city"
          variant="secondary"
          size="s"
          icon={<ChevronDown aria-hidden size={18} />}
          {...opensDialog(CITY_SHEET)}
        >
          <span className="job-list-bar__place">
            {meaning.place ?? (meaning.isNearMe && hasPoint ? filter('nearMe') : nav('anyCity'))}
          </span>
        </Button>
        <NearMeButton onFound={findNearMe} />
        <Button
          className="job-list-bar__filters"
          variant={activeFilters > 0 ? 'accent' : 'secondary'}
          size="s"
          icon={<SlidersHorizontal aria-hidden size={18} />}
          {...opensDialog(FILTER_SHEET)}
        >
          {activeFilters > 0 ? filter('active', { count: activeFilters }) : filter('open')}
        </Button>
        <LinkButton
          className="job-list-bar__map"
          variant="secondary"
          size="s"
          href={mapAddress(search)}
          icon={<MapIcon aria-hidden size={18} />}
        >
          {nav('map')}
        </LinkButton>
      </div>
      {voice.dialog}
      <PlaceSheet
        city={search.city}
        filters={filters}
        onNearMe={findNearMe}
        onArea={(area) =>
          onPlace({
            city: undefined,
            isNearMe: false,
            text: withPlace(search.text, meaning.allPlaceParts, area),
          })
        }
        onChoose={(city) => {
          chooseCity(city?.name ?? null);
          onPlace({ city: city?.name, isNearMe: false });
        }}
      />
    </div>
  );
}
