import { useT } from '@nukkad/i18n/react.ts';
import { Button, LinkButton } from '@nukkad/ui';
import { ChevronDown, Map as MapIcon, Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChatButton } from '../../features/chat/chat-button.tsx';
import { LazyCityPicker } from '../../features/cities/lazy-city-picker.ts';
import { NearMeButton } from '../../features/cities/near-me-button.tsx';
import {
  countActiveFilters,
  type JobSearch,
  mapAddress,
  writeJobSearch,
} from '../../features/job-search/search/job-search-params.ts';
import type { SearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';
import { chooseCity } from '../../lib/place/chosen-city.ts';
import { useViewerPoint } from '../../lib/place/use-viewer-point.ts';

interface JobListBarProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
  /** Called when another place is chosen. */
  readonly onPlace: (place: Partial<JobSearch>) => void;
  readonly onOpenFilters: () => void;
}

/** The bar above the list: city, search, filters, "near me" and map. */
export function JobListBar({ search, meaning, onPlace, onOpenFilters }: JobListBarProps) {
  const nav = useT('nav');
  const filter = useT('filter');
  const hasPoint = useViewerPoint() !== undefined;
  const [isPickerOpen, setPickerOpen] = useState(false);
  const activeFilters = countActiveFilters(search);
  const query = writeJobSearch(search).toString();
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
      <ChatButton />
      <div className="job-list-bar__choices">
        <Button
          className="job-list-bar__city"
          variant="secondary"
          size="s"
          icon={<ChevronDown aria-hidden size={18} />}
          onClick={() => setPickerOpen(true)}
        >
          <span className="job-list-bar__place">
            {meaning.place ?? (meaning.isNearMe && hasPoint ? filter('nearMe') : nav('anyCity'))}
          </span>
        </Button>
        <NearMeButton onFound={() => onPlace({ city: undefined, isNearMe: true, sortBy: 'NEAREST' })} />
        <Button
          className="job-list-bar__filters"
          variant={activeFilters > 0 ? 'accent' : 'secondary'}
          size="s"
          icon={<SlidersHorizontal aria-hidden size={18} />}
          onClick={onOpenFilters}
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
      <LazyCityPicker
        isOpen={isPickerOpen}
        onClose={() => setPickerOpen(false)}
        onChoose={(city) => {
          setPickerOpen(false);
          chooseCity(city?.name ?? null);
          onPlace({ city: city?.name, isNearMe: false });
        }}
      />
    </div>
  );
}
