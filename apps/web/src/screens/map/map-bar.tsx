import { useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, Button, LinkButton, opensDialog } from '@nukkad/ui';
import { ChevronDown, List, Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChatButton } from '../../features/chat/chat-button.tsx';
import { CITY_SHEET } from '../../features/cities/city-sheet.tsx';
import { NearMeButton } from '../../features/cities/near-me-button.tsx';
import { PlaceSheet } from '../../features/home/place-sheet.tsx';
import { FilterPanel } from '../../features/job-search/filters/filter-panel.tsx';
import {
  countActiveFilters,
  type JobSearch,
  writeJobSearch,
} from '../../features/job-search/search/job-search-params.ts';
import { withPlace } from '../../features/job-search/search/text-parts.ts';
import type { SearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';
import { chooseCity } from '../../lib/place/chosen-city.ts';

interface MapBarProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
  readonly placeName: string;
  readonly onChange: (search: JobSearch) => void;
  /** Called when another place is chosen. */
  readonly onPlace: (place: Partial<JobSearch>) => void;
}

/** The bar above the map: search, city, "near me", filters, and links to the list and the chat. */
export function MapBar({ search, meaning, placeName, onChange, onPlace }: MapBarProps) {
  const nav = useT('nav');
  const filter = useT('filter');
  const [isOpen, setOpen] = useState(false);
  const query = writeJobSearch(search).toString();
  const active = countActiveFilters(search);
  const findNearMe = () => onPlace({ city: undefined, isNearMe: true });
  const change = (next: JobSearch) => {
    setOpen(false);
    onChange(next);
  };
  return (
    <div className="map-bar">
      <Link className="map-bar__search" to={`/searchjob${query && `?${query}`}`}>
        <Search aria-hidden size={20} />
        <span>{search.text ?? nav('searchJob')}</span>
      </Link>
      <Button
        variant="secondary"
        size="s"
        icon={<ChevronDown aria-hidden size={18} />}
        {...opensDialog(CITY_SHEET)}
      >
        {placeName}
      </Button>
      <Button
        variant={active > 0 ? 'accent' : 'secondary'}
        size="s"
        icon={<SlidersHorizontal aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        {active > 0 ? filter('active', { count: active }) : filter('open')}
      </Button>
      <LinkButton
        variant="secondary"
        size="s"
        href={`/joblist${query && `?${query}`}`}
        icon={<List aria-hidden size={18} />}
      >
        {nav('list')}
      </LinkButton>
      <NearMeButton onFound={findNearMe} />
      <ChatButton />
      <PlaceSheet
        city={search.city}
        filters={writeJobSearch({ ...search, city: undefined, isNearMe: false })}
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
      <BottomSheet isOpen={isOpen} onClose={() => setOpen(false)} title={filter('title')}>
        <FilterPanel applied={search} meaning={meaning} onApply={change} />
      </BottomSheet>
    </div>
  );
}
